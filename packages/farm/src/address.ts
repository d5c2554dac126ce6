/** Where a queue is: in Redis or in PostgreSQL. */
export type Address =
  | { readonly kind: 'redis'; readonly options: RedisOptions }
  | { readonly kind: 'postgres'; readonly url: string };

interface RedisOptions {
  readonly host: string;
  readonly port: number;
  readonly username?: string;
  readonly password?: string;
  readonly db?: number;
  readonly tls?: object;
}

/** Reads `redis://…`, `rediss://…`, `postgres://…` or `postgresql://…`; undefined where it is none of these. */
export function parseAddress(text: string): Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol === 'postgres:' || url.protocol === 'postgresql:') return { kind: 'postgres', url: text };
  if (url.protocol !== 'redis:' && url.protocol !== 'rediss:') return undefined;
  const database = url.pathname.slice(1);
  if (!/^\d{0,4}$/.test(database)) return undefined;
  return {
    kind: 'redis',
    options: {
      host: url.hostname || 'localhost',
      port: Number(url.port || 6379),
      ...(url.username && { username: decodeURIComponent(url.username) }),
      ...(url.password && { password: decodeURIComponent(url.password) }),
      ...(database && { db: Number(database) }),
      ...(url.protocol === 'rediss:' && { tls: {} }),
    },
  };
}
