/**
 * What pages of the app may load, run and be shown in, said once: every server of ours sends it as headers, and the build writes
 * it into the pages too, for servers that send none.
 */

/**
 * Everything comes from the same place, and what is not named, such as frames and plug-ins, not at all. No script stands in a page
 * and none is made of a text; WebAssembly, which counts as that, is excepted, since provers and kernels need it. Styles are files;
 * what code sets on elements one by one, as React does, these rules do not touch.
 */
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

export const writePolicy = (rules: Readonly<Record<string, string>>): string =>
  Object.entries(rules)
    .map(rule => rule.join(' '))
    .join('; ');

/** The policy as it stands in a page. */
export const pagePolicy = writePolicy(policy);

/** What a server sends with everything. Who may show the app in a frame can be said here only; these origins may, or nobody. */
export const pageHeaders = (allow: readonly string[] = []): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': writePolicy({
    ...policy,
    'frame-ancestors': allow.length === 0 ? "'none'" : allow.join(' '),
  }),
  // An older rule that knows no lists; where some may, it has to be silent.
  ...(allow.length === 0 && { 'X-Frame-Options': 'DENY' }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
});
