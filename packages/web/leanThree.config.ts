import type { Plugin } from 'vite';

/**
 * Shaders of light, shadow and glass, of materials that nothing here uses: space draws with shaders of its own and with plain colours.
 * The renderer names them all, so a bundler cannot leave them out.
 */
const unused =
  /^(?:lights_|lightprobes_|transmission_|iridescence_|clearcoat_|envmap_physical_|shadowmap_pars_fragment|shadowmask_|bsdfs)/;

const shader = /^var (\w+) = ("(?:[^"\\]|\\.)*");$/gm;

/** Makes three.js smaller: without the shaders that are not used, and without the indents of those that are. */
export const leanThree = (): Plugin => ({
  name: 'lean-three',
  transform(code, id) {
    if (!id.endsWith('/three/build/three.module.js')) return undefined;
    let left = 0;
    const lean = code.replaceAll(shader, (_, name: string, text: string) => {
      if (unused.test(name)) left++;
      const kept = unused.test(name) ? '""' : text.replaceAll(/(?:\\t)+/g, '').replaceAll(/(?:\\n)+/g, '\\n');
      return `var ${name} = ${kept};`;
    });
    if (left < 15) throw new Error('three.js writes its shaders in another way now; see leanThree.config.ts');
    return { code: lean, map: null };
  },
});
