/** What goes with answers that are data, and what pages elsewhere are told. */
import type { Settings } from '../settings.js';
import { writePolicy } from './pageRules.js';

export type Headers = Readonly<Record<string, string>>;

/** For data: nothing in them may run, whoever opens them. Pictures carry styles of their own. */
export const dataHeaders: Headers = {
  'Content-Security-Policy': writePolicy({
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
  const told = { 'Access-Control-Expose-Headers': 'ETag, Retry-After' };
  if (allow.includes('*')) return { ...told, 'Access-Control-Allow-Origin': '*' };
  const vary = { Vary: 'Origin' };
  return origin !== undefined && allow.includes(origin)
    ? { ...vary, ...told, 'Access-Control-Allow-Origin': origin }
    : vary;
}

/** The answer to a browser that asks beforehand. */
export const preflightHeaders: Headers = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
  'Access-Control-Max-Age': '86400',
};
