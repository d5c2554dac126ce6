/** What is known of a shape. */
import type { Fact, FactKind, FactSource } from '../../shape/facts.js';
import { citations, makeFactCommand } from '../citations.js';
import type { FactWords } from '../words.js';

const labels: Readonly<Record<FactKind, string>> = {
  grids: 'grids',
  classes: 'classes of grids',
  'fewest-clues': 'fewest clues',
  record: 'our record',
};

function saySource(source: FactSource): string {
  switch (source.kind) {
    case 'count':
    case 'trial':
    case 'record':
      return makeFactCommand(source);
    case 'work':
      return citations[source.work];
    case 'exchange':
      return 'two symbols that no clue shows could change places';
  }
}

export function sayFact({ kind, value, bound, source }: Fact): FactWords {
  const figure = value.toLocaleString('en-US');
  return {
    label: labels[kind],
    value: bound === 'exact' ? figure : `at least ${figure}`,
    source: saySource(source),
  };
}
