/** A row of the table: one of ours beside one of the others, and what we aim for. */
import { type ContenderName, contenderOf } from './contenders/index.js';
import { type Contest, type Measure, measures, type Target } from './contests.js';
import { type Lap, medianOf } from './lap.js';
import type { Outcome } from './race.js';

export interface Figure {
  readonly name: string;
  /** Missing where it could not be measured. */
  readonly figure?: number;
}

export interface Row {
  readonly set: string;
  readonly measured: string;
  readonly ours: Figure;
  readonly peer?: Figure;
  /** How many times as fast as the peer: by the medians of laps taken in turn, and the least and the most of any lap. */
  readonly speed?: number;
  readonly spread?: readonly [number, number];
  readonly target?: string;
  readonly met?: boolean;
  readonly note?: string;
}

type Outcomes = ReadonlyMap<ContenderName, Outcome>;

/** One of the others, as far as it was measured. */
interface Opponent extends Figure {
  readonly contender: ContenderName;
  /** Whether the preparations are left out. */
  readonly alone: boolean;
  /** Whether it gave some puzzles up: then its time says little. */
  readonly partial: boolean;
  /** Its figure in each lap. */
  readonly figures: readonly number[];
  readonly note: string;
}

export function makeRows(contest: Contest, outcomes: Outcomes, dug: boolean): Row[] {
  const { set, measure, ours, targets } = contest;
  const opponents = listOpponents(contest, outcomes);
  const rows: Row[] = [];
  for (const [rank, name] of ours.entries()) {
    const outcome = outcomes.get(name);
    const figure = outcome?.laps && medianOf(figuresOf(outcome.laps, measure, false));
    const own: Figure = figure === undefined ? { name } : { name, figure };
    const remarks = [dug ? 'our own puzzles' : '', remarkOn(outcome)];
    const start = { set, measured: measures[measure], ours: own };
    for (const target of targets) {
      if (target.kind !== 'below' || rank > 0) continue;
      const met = figure === undefined ? {} : { met: figure < target.figure };
      rows.push({ ...start, target: `< ${target.figure} ms`, ...met, ...noteOf(remarks) });
    }
    rows.push(...compareWithFirst(contest, outcomes, name, start));
    for (const opponent of opponents) {
      const target = targets.find(aim => isAimedAt(aim, opponent, opponents, rank));
      if (rank > 0 && !target) continue;
      const speed = speedOver(own, opponent, measure);
      const spread =
        outcome?.laps && spreadOf(figuresOf(outcome.laps, measure, false), opponent.figures, measure);
      rows.push({
        ...start,
        peer: { name: opponent.name, ...(opponent.figure !== undefined && { figure: opponent.figure }) },
        ...(speed !== undefined && { speed }),
        ...(speed !== undefined && spread && { spread }),
        ...(target && judge(target, speed)),
        ...noteOf([...remarks, opponent.note]),
      });
    }
  }
  return rows;
}

/** One of ours beside the first of ours, where a target says so. */
function compareWithFirst(
  { measure, ours, targets }: Contest,
  outcomes: Outcomes,
  name: ContenderName,
  start: Pick<Row, 'set' | 'measured' | 'ours'>,
): Row[] {
  const target = targets.find(aim => aim.kind === 'kernel' && aim.by === name);
  const [own, first] = [name, ours[0]].map(one => outcomes.get(one)?.laps);
  if (target?.kind !== 'kernel' || !own || !first) return [];
  const [figures, others] = [own, first].map(laps => figuresOf(laps, measure, false));
  const figure = medianOf(others);
  const speed = medianOf(figures) / figure;
  const spread = spreadOf(figures, others, measure);
  const judged = { target: `>= ${target.share}x`, met: speed >= target.share };
  return [{ ...start, peer: { name: ours[0], figure }, speed, ...(spread && { spread }), ...judged }];
}

/** In the order of their figures, best first; those without a full one last. */
function listOpponents({ measure, peers, once, aside }: Contest, outcomes: Outcomes): Opponent[] {
  const opponents = [...peers, ...once, ...aside].flatMap((contender): Opponent[] => {
    const outcome = outcomes.get(contender);
    if (!outcome) return [];
    const { proves } = contenderOf(contender);
    const note = [proves === 'uniqueness' ? '' : 'finds one solution only', remarkOn(outcome)]
      .filter(Boolean)
      .join('; ');
    if (!outcome.laps)
      return [{ contender, name: contender, alone: false, partial: true, figures: [], note }];
    const { laps } = outcome;
    const partial = laps.some(({ unknown }) => unknown > 0);
    const figures = figuresOf(laps, measure, false);
    const whole = {
      contender,
      name: contender,
      alone: false,
      partial,
      figure: medianOf(figures),
      figures,
      note,
    };
    if (laps[0].preparing === 0) return [whole];
    const alone = figuresOf(laps, measure, true);
    const name = `${contender}, solving alone`;
    return [whole, { ...whole, name, alone: true, figure: medianOf(alone), figures: alone }];
  });
  const rankOf = ({ figure, partial }: Opponent): number =>
    figure === undefined || partial ? Number.MAX_VALUE : measure === 'rate' ? -figure : figure;
  return opponents.sort((a, b) => rankOf(a) - rankOf(b));
}

function figuresOf(laps: readonly Lap[], measure: Measure, alone: boolean): number[] {
  return laps.map(({ puzzles, cpu, preparing, median, medianAlone }) => {
    const spent = alone ? cpu - preparing : cpu;
    if (measure === 'rate') return (puzzles / spent) * 1000;
    if (measure === 'median') return alone ? medianAlone : median;
    return measure === 'mean' ? spent / puzzles : spent;
  });
}

/** How far the laps of both are apart at most; one lap says nothing of that. */
export function spreadOf(
  own: readonly number[],
  figures: readonly number[],
  measure: Measure,
): readonly [number, number] | undefined {
  if (own.length < 2 || figures.length < 2) return undefined;
  const ratios = own.flatMap((figure, lap) => {
    const other = figures[lap];
    return other === undefined ? [] : [measure === 'rate' ? figure / other : other / figure];
  });
  return [Math.min(...ratios), Math.max(...ratios)];
}

function speedOver(own: Figure, { figure, partial }: Opponent, measure: Measure): number | undefined {
  if (own.figure === undefined || figure === undefined || partial) return undefined;
  return measure === 'rate' ? own.figure / figure : figure / own.figure;
}

function isAimedAt(
  target: Target,
  opponent: Opponent,
  opponents: readonly Opponent[],
  rank: number,
): boolean {
  const { contender, alone, figure } = opponent;
  if (target.kind === 'npm') return opponent === opponents.find(rival => isRival(rival, 'npm'));
  if (target.kind === 'native')
    return rank === 0 && opponent === opponents.find(rival => isRival(rival, 'native'));
  if (target.kind === 'speed') return contender === target.than && !alone;
  return target.kind === 'time' && contender === target.of && (alone || figure === undefined);
}

function isRival({ contender }: Opponent, sort: 'npm' | 'native'): boolean {
  const { kind, proves } = contenderOf(contender);
  return kind === sort && proves === 'uniqueness';
}

function judge(target: Target, speed: number | undefined): Pick<Row, 'target' | 'met'> {
  if (target.kind === 'below' || target.kind === 'kernel') return {};
  const least = target.kind === 'time' ? 1 / target.most : target.speed;
  const text =
    target.kind === 'time' ? `<= ${Number(target.most.toFixed(2))}x its time` : `>= ${target.speed}x`;
  return { target: text, ...(speed !== undefined && { met: speed >= least }) };
}

function remarkOn(outcome: Outcome | undefined): string {
  if (!outcome?.laps) return outcome?.excuse ?? '';
  const { puzzles, unknown, wrong } = outcome.laps[0];
  const remarks = [
    unknown > 0 ? `gave up ${unknown} of ${puzzles}` : '',
    wrong > 0 ? `wrong on ${wrong} of ${puzzles}` : '',
  ];
  return remarks.filter(Boolean).join('; ');
}

function noteOf(remarks: readonly string[]): Pick<Row, 'note'> {
  const note = remarks.filter(Boolean).join('; ');
  return note === '' ? {} : { note };
}
