export const jsonType = 'application/json';
export const linesType = 'application/x-ndjson';
