/**
 * How much a game may hold: far beyond any that is played, and near enough that what is within is read in seconds. A session
 * keeps to them, so that whatever it saves can be read again.
 */
export const maxActions = 1_000_000;
export const maxCheckpoints = 1_000;
/** In all changes and checkpoints together. */
export const maxIntegers = 50_000_000;
export const maxIdLength = 64;
export const maxNameLength = 1_000;

export const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength;

/** The name of an action. */
export const isId = (value: unknown): value is string => isText(value, maxIdLength) && value !== '';

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Milliseconds need not be whole. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
