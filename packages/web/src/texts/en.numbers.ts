/** Numbers in English sentences. */
export const number = (n: number): string => n.toLocaleString('en');
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${n === 1 ? one : many}`;
