let known: boolean | undefined;

/** Whether this browser can draw in space at all; found out once, since every try takes one of few contexts. */
export function canDraw(): boolean {
  if (known === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    known = context !== null;
  }
  return known;
}
