/** Files with custom rules, among those that a player has chosen together. */
import { type FindRule, fail, parseSpec, type Result, type Spec } from '@hyperdoku/engine';

export const maxRuleBytes = 16 << 20;

/** Finds the rules that puzzles name by their files; folders in the name do not matter, since a page does not see them. */
export async function findRulesAmong(files: readonly File[]): Promise<FindRule> {
  const rules = new Map<string, Result<Spec>>();
  for (const file of files) {
    if (!/\.json$/i.test(file.name) || file.size > maxRuleBytes) continue;
    const spec = parseSpec(`custom:${await file.text()}`);
    rules.set(file.name, spec.ok ? spec : { ok: false, problem: { ...spec.problem, ruleFile: file.name } });
  }
  return path =>
    rules.get(path.split(/[\\/]/).at(-1) ?? '') ?? fail('rule-missing', 'file-not-given', { path });
}
