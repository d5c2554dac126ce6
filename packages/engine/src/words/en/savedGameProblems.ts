import type { ProblemWords } from '../words.js';
import { count, number } from './grammar.js';

const action = (at: number): string => `Action ${number(at)} of the saved game`;
const checkpoint = (at: number): string => `Checkpoint ${number(at)} of the saved game`;

export const savedGameProblems: Pick<ProblemWords, 'saved-game' | 'game-limit'> = {
  'saved-game': {
    form: () => 'A saved game is an object with "puzzle" and "log".',
    version: ({ version }) => `"version" of a saved game must be a whole number from 1 to ${version}.`,
    newer: () => 'This game was saved by a newer version of Hyperdoku; it was left as it is.',
    damaged: () => 'This saved game is damaged: what it holds does not agree with its checksum.',
    puzzle: () => '"puzzle" of a saved game must be its text, on one line.',
    elapsed: () => '"elapsed" of a saved game must be the time played, in milliseconds.',
    hints: () => '"hintsUsed" of a saved game must be a whole number from 0 up.',
    'gave-up': () => '"gaveUp" of a saved game must be true or false.',
    position: () => '"position" of a saved game must be how many actions of its log are applied.',
    list: ({ field, most }) => `"${field}" of a saved game must be a list of at most ${number(most)}.`,
    'too-long': ({ most }) => `A saved game has at most ${count(most, 'integer')} in its log.`,
    'action-form': ({ number: at }) => `${action(at)} is not an object.`,
    'action-id': ({ number: at, most }) =>
      `${action(at)} needs an "id" of at most ${count(most, 'character')}.`,
    'action-kind': ({ number: at }) => `${action(at)} is of no known "kind".`,
    'action-time': ({ number: at }) => `${action(at)} needs its time "at", in milliseconds.`,
    'action-changes': ({ number: at, integers }) =>
      `${action(at)} needs "changes" in groups of ${count(integers, 'integer')}.`,
    'action-edits': ({ number: at }) =>
      `${action(at)} has "edits" that are not constraints of a rule, each with its index.`,
    'action-same-id': ({ number: at }) => `${action(at)} has the id of an earlier one.`,
    'action-forbidden': ({ number: at }) => `${action(at)} makes a change that cannot be made.`,
    'action-misfit': ({ number: at }) => `${action(at)} does not fit those before it.`,
    'checkpoint-form': ({ number: at }) => `${checkpoint(at)} is not an object.`,
    'checkpoint-name': ({ number: at, most }) =>
      `${checkpoint(at)} needs a "name" of at most ${count(most, 'character')}.`,
    'checkpoint-action': ({ number: at }) => `${checkpoint(at)} needs the id of an "action".`,
    'checkpoint-time': ({ number: at }) => `${checkpoint(at)} needs its time "at", in milliseconds.`,
    'checkpoint-state': ({ number: at }) => `${checkpoint(at)} has a "state" that is not pairs of integers.`,
    'checkpoint-edits': ({ number: at }) =>
      `${checkpoint(at)} has "edits" that are not constraints of a rule, each with its index.`,
    'checkpoint-lost': ({ number: at }) => `${checkpoint(at)} belongs to an action that is not there.`,
    'checkpoint-forbidden': ({ number: at }) => `${checkpoint(at)} holds something that cannot be.`,
  },
  'game-limit': {
    actions: ({ most }) => `A game has at most ${count(most, 'action')}; undo some, or begin again.`,
    integers: () =>
      'This game has grown too large to be saved; remove checkpoints, undo some, or begin again.',
    checkpoints: ({ most }) => `A game has at most ${count(most, 'checkpoint')}; remove one first.`,
    'checkpoint-name': ({ most }) =>
      `The name of a checkpoint is a text of at most ${count(most, 'character')}.`,
  },
};
