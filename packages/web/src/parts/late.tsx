/** Parts of the app that are fetched when they are first shown. React's own way keeps a failure for ever; here it can be tried again. */
import { type ComponentType, use } from 'react';

export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

const failed = new Set<() => void>();

/** From now on, what could not be fetched is fetched anew when it is shown. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  const begin = (): Promise<ComponentType<P>> =>
    load().catch(cause => {
      failed.add(() => {
        loading = undefined;
      });
      throw new NotFetched('a part of the app could not be fetched', { cause });
    });
  // biome-ignore lint/correctness/noComponentHookFactories: each is made once, where its module is read
  return function Late(props: P) {
    loading ??= begin();
    const Loaded = use(loading);
    return <Loaded {...props} />;
  };
}
