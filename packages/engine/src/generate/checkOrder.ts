/** Orders that contradict themselves, or ask for what is known not to exist, are refused before any work is done. */
import { fail, type Result } from '../base/result.js';
import { type Level, levels, scale } from '../grade/scale.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import { mostNestedCells } from '../logic/techniques/trial.js';
import type { Shape } from '../shape/shape.js';
import { absentLevels, isKillerAlone, provedAbsent } from './absentLevels.js';
import { absentTechniques } from './absentTechniques.js';
import { fewestBlanksOf, leastBlanksOf } from './lengths.js';
import { firstTrial, isGraded, levelsOf, type Order } from './order.js';
import { parseRegion } from './region.js';
import { isDugAtLarge, largeBoard } from './repair.js';
import { checkWishes } from './variants/fillVariant.js';

/** Why an order cannot be met on a shape; undefined if nothing is known against it. */
export function checkOrder(shape: Shape, order: Order): Result<never> | undefined {
  return (
    checkClues(shape, order) ??
    checkWay(order) ??
    checkSize(shape, order) ??
    checkLevel(shape, order) ??
    checkTechnique(shape, order) ??
    checkRegion(shape, order) ??
    checkWishes(shape, order.with ?? [])
  );
}

function checkClues({ name, cellCount }: Shape, { clues }: Order): Result<never> | undefined {
  if (clues === undefined || (Number.isInteger(clues) && clues >= 0 && clues <= cellCount)) return undefined;
  return fail('order-unfit', 'too-many-clues', { shape: name, cells: cellCount, clues });
}

const rankOf = (level: Level): number => levels.indexOf(level);

/** Whether what is said of the way to the solution can be true at once. */
function checkWay(order: Order): Result<never> | undefined {
  const { level, upToLevel = level, technique, using, logicOnly } = order;
  if (level && upToLevel && rankOf(upToLevel) < rankOf(level))
    return fail('order-unfit', 'levels-fall', { level, upTo: upToLevel });
  if (technique && level && !levelsOf(order)?.includes(scale[technique].level))
    return fail('order-unfit', 'technique-of-level', { technique, of: scale[technique].level, level });
  if (logicOnly && level === 'beyond logic')
    return fail('order-unfit', 'trial-and-logic', { option: `level=${level}` });
  if (logicOnly && technique && techniqueNames.indexOf(technique) >= firstTrial)
    return fail('order-unfit', 'trial-and-logic', { option: `technique=${technique}` });
  if (!using) return undefined;
  if (technique && !using.includes(technique)) return fail('order-unfit', 'technique-unused', { technique });
  const hardest = techniqueNames.findLast(name => using.includes(name));
  if (level && hardest && rankOf(scale[hardest].level) < rankOf(level))
    return fail('order-unfit', 'using-too-easy', { level, hardest });
  return undefined;
}

/** Of large boards only the number of clues can be ordered. */
function checkSize(shape: Shape, order: Order): Result<never> | undefined {
  if (!isDugAtLarge(shape, order) || !(order.minimal || order.sampler || isGraded(order))) return undefined;
  return fail('order-unfit', 'large-board', { limit: largeBoard });
}

/** Whether the board has puzzles of the level, and with so few blanks. */
function checkLevel(shape: Shape, order: Order): Result<never> | undefined {
  const { level, clues } = order;
  const wanted = levelsOf(order);
  if (!level || !wanted) return undefined;
  const absent = absentLevels(shape, order.with);
  if (wanted.every(each => absent.includes(each))) {
    const isProved = !order.with && wanted.every(each => provedAbsent(shape).includes(each));
    const notKnown = isKillerAlone(order.with ?? []) ? 'killer-level-unknown' : 'level-unknown';
    return fail('order-unfit', isProved ? 'level-absent' : notKnown, { level, shape: shape.name });
  }
  if (clues === undefined) return undefined;
  const there = wanted.filter(each => !absent.includes(each));
  return checkLength(shape, order, there, shape.cellCount - clues);
}

/** Whether the board has puzzles of one of the levels with so few blanks. Of constraints only what holds everywhere is known. */
function checkLength(
  shape: Shape,
  { with: wishes }: Order,
  wanted: readonly Level[],
  blanks: number,
): Result<never> | undefined {
  const [level] = wanted;
  const proved = Math.min(...wanted.map(each => leastBlanksOf(shape, each, wishes)));
  if (blanks < proved) return fail('order-unfit', 'level-too-short', { level, blanks, least: proved });
  if (wishes) return undefined;
  const known = wanted.flatMap(each => fewestBlanksOf(shape, each) ?? []);
  const least = Math.min(...known);
  if (known.length === 0 || blanks >= least) return undefined;
  return fail('order-unfit', 'level-length-unknown', { level, shape: shape.name, blanks, vain: least - 1 });
}

/** Whether a puzzle of the board can need the technique. */
function checkTechnique(shape: Shape, { technique, with: wishes }: Order): Result<never> | undefined {
  if (technique === 'nested-trial' && shape.cellCount > mostNestedCells)
    return fail('order-unfit', 'technique-small', { technique, limit: mostNestedCells });
  if (!technique || wishes || !absentTechniques(shape).includes(technique)) return undefined;
  return fail('order-unfit', 'technique-absent', { technique, shape: shape.name });
}

function checkRegion(shape: Shape, { region, clues, minimal }: Order): Result<never> | undefined {
  if (region === undefined) return undefined;
  const cells = parseRegion(shape, region);
  if (!cells.ok) return cells;
  const blanks = clues === undefined ? 0 : shape.cellCount - clues;
  if (blanks > cells.value.length)
    return fail('order-unfit', 'region-small', { region, cells: cells.value.length, blanks });
  return minimal ? fail('order-unfit', 'region-minimal', {}) : undefined;
}
