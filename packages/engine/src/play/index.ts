/** A game as data: entries, notes, undo, checkpoints, saving, merging. */
export type { Action, ActionKind } from './action.js';
export type { Checkpoint } from './checkpoint.js';
export type { Ids } from './ids.js';
export type { Line, LineEnd, LineKind } from './marks.js';
export { mergeSaves } from './merge.js';
export { colourCount, type NoteKind } from './planes.js';
export { makeProgressLink, parseProgressLink } from './progressLink.js';
export { positionFrom, type Question } from './question.js';
export { type ReplayedEntry, replayEntries } from './replay.js';
export { isNewerSave, parseSavedSession, type SavedSession } from './savedSession.js';
export { type EntryOptions, Session, type SessionOptions, type Touched } from './session.js';
export { addTail, makeTail, type SaveTail } from './tail.js';
