/** Just enough of a SAT solver to see what unit propagation makes of a formula, and whether it can be met. */

/** Clauses as lists of literals. */
export function splitClauses(flat: ArrayLike<number>): number[][] {
  const clauses: number[][] = [];
  const clause: number[] = [];
  for (const literal of Array.from(flat)) {
    if (literal !== 0) clause.push(literal);
    else clauses.push(clause.splice(0));
  }
  return clauses;
}

/** The literals that hold when these do, as far as unit propagation sees; undefined on contradiction. */
export function propagateUnits(
  clauses: readonly (readonly number[])[],
  given: Iterable<number>,
): Set<number> | undefined {
  const held = new Set(given);
  for (let changed = true; changed; ) {
    changed = false;
    for (const clause of clauses) {
      if (clause.some(literal => held.has(literal))) continue;
      const open = clause.filter(literal => !held.has(-literal));
      if (open.length === 0) return undefined;
      if (open.length > 1) continue;
      held.add(open[0]);
      changed = true;
    }
  }
  return held;
}

export function canBeMet(clauses: readonly (readonly number[])[], given: Iterable<number>): boolean {
  const held = propagateUnits(clauses, given);
  if (!held) return false;
  for (const clause of clauses) {
    if (clause.some(literal => held.has(literal))) continue;
    const open = clause.find(literal => !held.has(-literal)) ?? 0;
    return canBeMet(clauses, [...held, open]) || canBeMet(clauses, [...held, -open]);
  }
  return true;
}
