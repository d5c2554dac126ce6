/**
 * How puzzles of a custom rule name it in text, without repeating it:
 *
 *     custom:samurai={"symbols":9,…}     states a rule under a name; its JSON, or base64url of that
 *     custom:samurai={…}:5.3…            the same, with the first puzzle behind it
 *     custom:samurai:..7…                a puzzle of a rule that was stated above
 *     custom:{…}:5.3…                    a puzzle with its rule, and no name
 *     rules/samurai.json:5.3…            a puzzle whose rule is in a file, which somebody else must find
 *
 * Every puzzle names its rule, so a line that has lost what stood above it is refused and never taken for another shape; bare cells
 * below a rule that stands alone are refused for the same reason. A name holds until it is given away again, so texts may be put one behind the other; and what is remembered is bounded, by the same
 * measure for who writes and who reads, so that neither grows with the text.
 */
import { readJsonText } from '../base/jsonText.js';
import type { ProblemPlace } from '../base/problem.js';
import { fail, ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import { readCustomRule } from '../shape/customRule.js';
import { parseSpec } from '../shape/shapes.js';
import type { CustomRule, Spec } from '../shape/spec.js';
import { makeGridCells } from './cellText.js';

/** Finds the rule in a file that a puzzle names. */
export type FindRule = (path: string) => Result<Spec>;

export interface RuleOptions {
  /** For puzzles that name the file of their rule; without it they are refused. */
  readonly findRule?: FindRule;
  /** Read a rule without clues as an empty board; otherwise that is a problem. */
  readonly rulesAsBoards?: boolean;
}

/** A line that begins with the name of a rule. */
export interface RuleNaming {
  readonly spec: Result<Spec>;
  /** Where the cells begin; undefined where the line states a rule and no puzzle. */
  readonly cellsFrom: number | undefined;
}

const maxRules = 256;
const maxCharacters = 32 << 20;

/** What was used last, under its key; what was not used for long is forgotten. */
class Recent<T> {
  private readonly entries = new Map<string, { readonly value: T; readonly characters: number }>();
  private characters = 0;

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, characters: number): void {
    this.forget(key);
    this.entries.set(key, { value, characters });
    this.characters += characters;
    for (const oldest of this.entries.keys()) {
      if (oldest === key || (this.entries.size <= maxRules && this.characters <= maxCharacters)) return;
      this.forget(oldest);
    }
  }

  values(): T[] {
    return Array.from(this.entries.values(), ({ value }) => value);
  }

  private forget(key: string): void {
    this.characters -= this.entries.get(key)?.characters ?? 0;
    this.entries.delete(key);
  }
}

/** `custom:`, then a name with `=` or `:` behind it, or a rule. */
const prefix = /^\s*custom:\s*(?:([\w-]+)\s*(=|:)\s*)?/i;
const encoded = /[\w-]*/y;
const maxPathLength = 1000;

/** Whether a shape is named by a file that holds its rule. */
export const namesRuleFile = (text: string): boolean =>
  text.length <= maxPathLength && /^[^:#{}]+\.json\s*$/i.test(text);

export const refuseRuleFile: FindRule = path => fail('rule-missing', 'file-not-given', { path });

/** Reads the rule in front of the cells of a line; undefined where the line does not begin with one. */
export function createRuleReader(
  findRule: FindRule = refuseRuleFile,
): (line: string) => RuleNaming | undefined {
  const rules = new Recent<Spec>();

  return line => {
    const colon = line.indexOf(':');
    if (colon < 0) return undefined;
    const path = line.slice(0, colon);
    if (namesRuleFile(path)) return { spec: findRule(path.trim()), cellsFrom: colon + 1 };
    const head = prefix.exec(line);
    if (!head) return undefined;
    const [before, name, sign] = head;
    if (sign === ':')
      return { spec: findNamed(name, rules.get(name.toLowerCase())), cellsFrom: before.length };
    const rule = readRule(line, before.length);
    if (!rule.spec.ok) return { spec: rule.spec, cellsFrom: undefined };
    const rest = skipSpace(line, rule.end);
    const isAlone = rest === line.length || line[rest] === '#';
    if (line[rest] !== ':' && !isAlone)
      return { spec: fail('text-syntax', 'after-rule', {}, { column: rest + 1 }), cellsFrom: undefined };
    if (name !== undefined) rules.set(name.toLowerCase(), rule.spec.value, rule.end - before.length);
    return { spec: rule.spec, cellsFrom: isAlone ? undefined : rest + 1 };
  };
}

const skipSpace = (line: string, from: number): number => {
  let at = from;
  while (/\s/.test(line[at] ?? '')) at++;
  return at;
};

/** A name that was stated, or a rule that was encoded and put in the place of one. */
function findNamed(name: string, stated: Spec | undefined): Result<Spec> {
  if (stated) return ok(stated);
  const spec = parseSpec(`custom:${name}`);
  // What encodes a JSON object begins with an e; a word that happens to do so is much shorter than any rule.
  const looksEncoded = name.startsWith('e') && name.length > 24;
  return spec.ok || looksEncoded ? spec : fail('rule-missing', 'name', { name });
}

function readRule(line: string, start: number): { spec: Result<Spec>; end: number } {
  if (line[start] !== '{') {
    encoded.lastIndex = start;
    encoded.test(line);
    const end = encoded.lastIndex;
    return { spec: placeAt(parseSpec(`custom:${line.slice(start, end)}`), { column: start + 1 }), end };
  }
  const end = endOfObject(line, start);
  const json = readJsonText(line.slice(start, end));
  if (!json.ok) return { spec: fail('text-syntax', 'json', {}, { column: start + json.place.column }), end };
  const rule = readCustomRule(json.value);
  const spec: Result<Spec> = rule.ok ? ok({ family: 'custom', rule: rule.value }) : rule;
  return { spec: placeAt(spec, { column: start + 1 }), end };
}

const placeAt = (spec: Result<Spec>, place: ProblemPlace): Result<Spec> =>
  spec.ok ? spec : { ok: false, problem: { ...spec.problem, ...place } };

/** The index after the JSON object that starts here; the end of the text where it does not end. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let i = start; i < text.length; i++) {
    const character = text[i];
    if (quoted) {
      if (character === '\\') i++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return i + 1;
  }
  return text.length;
}

/** Refuses a rule that came without clues. */
export const refuseLoneRule = ({ title = '' }: CustomRule, place?: ProblemPlace): Result<never> =>
  fail('text-syntax', 'rule-alone', { title }, place);

/** Writes puzzles, one a line: a custom rule in full where it comes first, and by a name after that. */
export function createTextWriter(): (grid: Grid) => string {
  const names = new Recent<string>();
  return grid => {
    const { name: spec, spec: data } = grid.shape;
    const cells = makeGridCells(grid);
    if (data.family !== 'custom') return `${spec}:${cells}`;
    const known = names.get(spec);
    if (known !== undefined) return `custom:${known}:${cells}`;
    const name = chooseName(data.rule, new Set(names.values()));
    const rule = spec.slice('custom:'.length);
    names.set(spec, name, rule.length);
    return `custom:${name}=${rule}:${cells}`;
  };
}

const maxNameLength = 24;

/** The title as a name, with a number behind it where several rules have the same. */
function chooseName({ title = '' }: CustomRule, taken: ReadonlySet<string>): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words.join('-').slice(0, maxNameLength).replace(/-$/, '') || 'rule';
  for (let number = 2, next = name; ; next = `${name}-${number++}`) if (!taken.has(next)) return next;
}
