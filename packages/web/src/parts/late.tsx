/**
 * Parts of the app that are fetched when they are first shown, or a little before. React's own way keeps a failure for ever;
 * here it can be tried again.
 */
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

interface Late<P extends object> {
  (props: P): React.JSX.Element;
  /** Fetches it in advance, so that it is there at once when it is shown; if that fails, showing it tries again. */
  readonly prepare: () => void;
}

export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let fetched: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const forget = (): void => {
    loading = undefined;
  };
  const begin = async (): Promise<ComponentType<P>> => {
    try {
      fetched = await load();
      return fetched;
    } catch (cause) {
      failed.add(forget);
      throw new NotFetched('a part of the app could not be fetched', { cause });
    }
  };
  const prepare = (): void => {
    if (loading) return;
    loading = begin();
    loading.catch(forget);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: each is made once, where its module is read
  function Late(props: P) {
    loading ??= begin();
    // What is there already need not be waited for.
    const Loaded = fetched ?? use(loading);
    return <Loaded {...props} />;
  }
  return Object.assign(Late, { prepare });
}
