/**
 * How a shape is named to the command: by its spec, by a custom rule as JSON, or by a file that holds one. Puzzles may name such a
 * file, too, but only one that lies beside their own or below: a list from elsewhere opens nothing else.
 */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type FindRule, fail, parseSpec, type Result, type Spec } from '@hyperdoku/engine';
import { codeOf, isFile, messageOf } from './files.js';

const maxRuleBytes = 16 << 20;
/** A list has a rule or a few; where there are more, files are read again. */
const mostFound = 100;

export function readSpec(argument: string): Result<Spec> {
  const spec = parseSpec(argument);
  if (spec.ok || /^\s*(?:custom:|\{)/i.test(argument)) return spec;
  return isFile(argument) || /\.json$/i.test(argument) ? readRuleFile(argument) : spec;
}

/** The rules that the puzzles of a file in this folder name. */
export function findRulesIn(folder: string): FindRule {
  const found = new Map<string, Result<Spec>>();
  return path => {
    const known = found.get(path);
    if (known) return known;
    const rule = readRuleIn(folder, path);
    if (found.size === mostFound) found.clear();
    found.set(path, rule);
    return rule;
  };
}

function readRuleIn(folder: string, path: string): Result<Spec> {
  const way = relative(folder, resolve(folder, path));
  const leavesFolder = isAbsolute(path) || isAbsolute(way) || way === '..' || way.startsWith(`..${sep}`);
  return leavesFolder
    ? fail('rule-missing', 'file-outside', { path })
    : readRuleFile(join(folder, path), true);
}

/** Reads a rule; what is named by a puzzle must be a plain file, so that nothing is waited for. */
function readRuleFile(path: string, onlyPlain = false): Result<Spec> {
  const text = readText(path, onlyPlain);
  if (!text.ok) return text;
  const spec = parseSpec(`custom:${text.value}`);
  return spec.ok ? spec : { ok: false, problem: { ...spec.problem, ruleFile: path } };
}

function readText(path: string, onlyPlain: boolean): Result<string> {
  if (onlyPlain && path.includes('\0')) return fail('rule-missing', 'no-file', { path });
  let file: number | undefined;
  try {
    file = openSync(path, onlyPlain ? constants.O_RDONLY | constants.O_NONBLOCK : 'r');
    if (onlyPlain && !fstatSync(file).isFile()) return fail('rule-missing', 'file-not-plain', { path });
    const bytes = new Uint8Array(maxRuleBytes + 1);
    let length = 0;
    for (let more = -1; more !== 0 && length < bytes.length; length += more)
      more = readSync(file, bytes, length, bytes.length - length, null);
    return length > maxRuleBytes
      ? fail('rule-missing', 'file-too-large', { path, megabytes: maxRuleBytes >> 20 })
      : { ok: true, value: new TextDecoder().decode(bytes.subarray(0, length)) };
  } catch (error) {
    return codeOf(error) === 'ENOENT'
      ? fail('rule-missing', 'no-file', { path })
      : fail('rule-missing', 'file-unreadable', { path, reason: messageOf(error).split(',', 1)[0] });
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
