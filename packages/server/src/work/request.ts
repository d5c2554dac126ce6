/** From bytes or an address to a request that fits its schema. */
import { z } from 'zod';
import type { AnyOperation } from '../operations/operation.js';
import { type Refusal, refuse } from '../problem.js';

export type RequestRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

const refused = (refusal: Refusal): RequestRead => ({ ok: false, refusal });

export function readRequest(
  operation: AnyOperation,
  input: Uint8Array | Readonly<Record<string, string>>,
  depth: number,
): RequestRead {
  const read = input instanceof Uint8Array ? readJson(input, depth) : readFields(operation, input);
  if (!read.ok) return read;
  const parsed = operation.request.safeParse(read.value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const field = issue.path.map(String).join('.').slice(0, 100);
  if (issue.path.length === 1 && isMissing(read.value, issue.path[0]))
    return refused(refuse('field-missing', { field }));
  return refused(refuse('field', { field, reason: issue.message.slice(0, 300) }));
}

const isMissing = (value: unknown, name: PropertyKey): boolean =>
  typeof value === 'object' && value !== null && !Object.hasOwn(value, name);

function readJson(bytes: Uint8Array, limit: number): RequestRead {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refused(refuse('encoding'));
  }
  if (isDeeper(text, limit)) return refused(refuse('json-depth', { limit }));
  try {
    return { ok: true, value: JSON.parse(text === '' ? '{}' : text) };
  } catch {
    return refused(refuse('json'));
  }
}

/** Looked for before anything is built of it, for what is built may be walked by calls within calls. */
function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > limit) return true;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return false;
}

/** An address holds texts; those of numbers and flags become what they say. */
function readFields(operation: AnyOperation, fields: Readonly<Record<string, string>>): RequestRead {
  const types = fieldTypes(operation);
  const value = Object.entries(fields).map(([name, text]) => {
    const type = types.get(name);
    if (type === 'integer' && /^\d{1,15}$/.test(text)) return [name, Number(text)];
    if (type === 'boolean' && (text === 'true' || text === 'false')) return [name, text === 'true'];
    return [name, text];
  });
  return { ok: true, value: Object.fromEntries(value) };
}

const known = new Map<AnyOperation, ReadonlyMap<string, unknown>>();

function fieldTypes(operation: AnyOperation): ReadonlyMap<string, unknown> {
  const found = known.get(operation);
  if (found) return found;
  const { properties = {} } = z.toJSONSchema(operation.request, { io: 'input' });
  const types = new Map(
    Object.entries(properties).map(([name, schema]) => [
      name,
      typeof schema === 'object' ? schema.type : undefined,
    ]),
  );
  known.set(operation, types);
  return types;
}
