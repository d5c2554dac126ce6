/** What goes with every answer: what a page from here may load and run, and who may show or use it. */
import type { Settings } from '../settings.js';

/** As the app's own servers send it; a test holds the two to each other. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
} as const;

const write = (rules: Readonly<Record<string, string>>): string =>
  Object.entries(rules)
    .map(rule => rule.join(' '))
    .join('; ');

export type Headers = Readonly<Record<string, string>>;

/** For pages and their files. */
export function pageHeaders({ allow }: Pick<Settings, 'allow'>): Headers {
  const ancestors = allow.length === 0 ? "'none'" : allow.join(' ');
  return {
    'Content-Security-Policy': write({ ...policy, 'frame-ancestors': ancestors }),
    // An older rule that knows no lists; where some may, it has to be silent.
    ...(allow.length === 0 && { 'X-Frame-Options': 'DENY' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  };
}

/** For data: nothing in them may run, whoever opens them. Pictures carry styles of their own. */
export const dataHeaders: Headers = {
  'Content-Security-Policy': write({
    'default-src': "'none'",
    'style-src': "'unsafe-inline'",
    'frame-ancestors': "'none'",
    sandbox: '',
  }).trim(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** For a page elsewhere that asks: what its browser wants to hear if it may. */
export function originHeaders(origin: string | undefined, { allow }: Pick<Settings, 'allow'>): Headers {
  if (allow.length === 0) return {};
  if (allow.includes('*')) return { 'Access-Control-Allow-Origin': '*' };
  const vary = { Vary: 'Origin' };
  return origin !== undefined && allow.includes(origin)
    ? { ...vary, 'Access-Control-Allow-Origin': origin }
    : vary;
}

/** The answer to a browser that asks beforehand. */
export const preflightHeaders: Headers = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
  'Access-Control-Max-Age': '86400',
};
