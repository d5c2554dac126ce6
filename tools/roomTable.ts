/**
 * The architecture as data: which room may import which room and which package. A room is a folder of a package that is
 * divided, or else a whole package; a room may always import itself. Packages from outside are written `npm:three`, whatever
 * of them is imported; `node:` stands for all that Node brings. `rooms.ts` reads the sources against this table. It knows three
 * kinds of imports, and wants the least that is enough: types before import() before static imports.
 */

export interface Room {
  /** What it may import in every way. */
  readonly uses: readonly string[];
  /** What it may import by `import()` or as types only. */
  readonly loads?: readonly string[];
  /** What it may import as types only. */
  readonly types?: readonly string[];
  /** What its tests may use on top, to build their material. */
  readonly tests?: readonly string[];
}

export interface Architecture {
  readonly rooms: Readonly<Record<string, Room>>;
  /** Packages whose folders are rooms. */
  readonly divided: readonly string[];
  /** The files behind the names of our own packages. */
  readonly faces: Readonly<Record<string, string>>;
  /** What the tests of every room may use on top. */
  readonly tests: readonly string[];
  /** Heavy packages: no program loads them when it starts. */
  readonly lazy: readonly string[];
  /** Packages that one file alone may import. */
  readonly doors: Readonly<Record<string, string>>;
}

const engineRooms: Readonly<Record<string, Room>> = {
  'engine/base': { uses: [] },
  'engine/shape': { uses: ['engine/base'], tests: ['engine/words'] },
  'engine/board': { uses: ['engine/base', 'engine/shape'], tests: ['engine/words'] },
  'engine/solve': {
    uses: ['engine/base', 'engine/shape', 'engine/board'],
    tests: ['engine/words', 'npm:dancing-links'],
  },
  'engine/logic': { uses: ['engine/base', 'engine/shape', 'engine/board', 'engine/solve'] },
  'engine/grade': {
    uses: ['engine/solve', 'engine/logic'],
    types: ['engine/board'],
    tests: ['engine/base', 'engine/shape'],
  },
  'engine/generate': {
    uses: ['engine/base', 'engine/shape', 'engine/board', 'engine/solve', 'engine/logic', 'engine/grade'],
    tests: ['engine/words'],
  },
  'engine/format': {
    uses: ['engine/base', 'engine/shape', 'engine/board', 'engine/logic', 'engine/grade', 'engine/generate'],
    tests: ['engine/words', 'npm:ajv'],
  },
  'engine/render': {
    uses: ['engine/base', 'engine/shape', 'engine/board'],
    types: ['engine/logic'],
    tests: ['engine/format'],
  },
  'engine/words': {
    uses: ['engine/shape', 'engine/board'],
    types: [
      'engine/base',
      'engine/solve',
      'engine/logic',
      'engine/grade',
      'engine/generate',
      'engine/format',
    ],
  },
  'engine/play': {
    uses: ['engine/base', 'engine/shape', 'engine/board', 'engine/logic', 'engine/format'],
    tests: ['engine/words'],
  },
  // The engine's public face, the one file of the engine that others may import.
  engine: {
    uses: [
      'engine/base',
      'engine/shape',
      'engine/board',
      'engine/solve',
      'engine/logic',
      'engine/grade',
      'engine/generate',
      'engine/format',
      'engine/render',
      'engine/words',
      'engine/play',
    ],
  },
};

const webRooms: Readonly<Record<string, Room>> = {
  'web/styles': { uses: [] },
  'web/texts': { uses: ['engine'] },
  'web/route': { uses: ['npm:react'] },
  'web/settings': { uses: ['npm:zustand'] },
  'web/work': { uses: ['engine', 'npm:comlink'], loads: ['sat'] },
  // Headless: of `work` it knows the questions and answers only.
  'web/game': { uses: ['engine', 'web/texts'], types: ['web/work'] },
  'web/storage': { uses: ['engine', 'web/settings', 'web/game', 'npm:dexie'] },
  'web/library': { uses: ['engine', 'web/texts', 'web/settings', 'web/work', 'web/game', 'web/storage'] },
  'web/hooks': { uses: ['npm:react'], types: ['web/game', 'web/library'] },
  'web/board': { uses: ['engine', 'web/texts', 'web/settings', 'web/game', 'web/hooks', 'npm:react'] },
  'web/parts': { uses: ['web/texts', 'npm:react'] },
  'web/pictures': { uses: ['engine', 'web/styles', 'web/texts', 'web/board', 'web/parts', 'npm:react'] },
  'web/panels': {
    uses: [
      'engine',
      'web/styles',
      'web/texts',
      'web/route',
      'web/settings',
      'web/game',
      'web/library',
      'web/hooks',
      'web/board',
      'web/parts',
      'web/pictures',
      'npm:react',
    ],
  },
  'web/space': {
    uses: [
      'engine',
      'web/styles',
      'web/texts',
      'web/settings',
      'web/game',
      'web/hooks',
      'web/board',
      'web/parts',
      'npm:react',
      'npm:three',
      'npm:@react-three/fiber',
    ],
  },
  'web/screens': {
    uses: [
      'engine',
      'web/styles',
      'web/texts',
      'web/route',
      'web/settings',
      'web/work',
      'web/game',
      'web/storage',
      'web/library',
      'web/hooks',
      'web/board',
      'web/parts',
      'web/pictures',
      'web/panels',
      'web/space',
      'npm:react',
    ],
    loads: ['corpus'],
  },
  'web/app': {
    uses: ['web/texts', 'web/route', 'web/library', 'web/hooks', 'web/space', 'web/screens', 'npm:react'],
    types: ['web/game'],
  },
  'web/element': {
    uses: ['engine', 'web/styles', 'web/texts', 'web/game', 'web/board', 'web/space', 'npm:three'],
    types: ['web/work'],
  },
  web: {
    uses: [
      'web/styles',
      'web/settings',
      'web/app',
      'npm:@fontsource-variable/inter',
      'npm:react-dom',
      'virtual:pwa-register',
    ],
  },
  'web/test': { uses: [], tests: ['engine', 'npm:playwright-core', 'npm:@axe-core/playwright'] },
};

export const architecture: Architecture = {
  rooms: {
    corpus: { uses: [] },
    ...engineRooms,
    'engine/test': { uses: [], tests: ['engine', 'npm:playwright-core'] },
    sat: { uses: ['engine'], loads: ['npm:cadical-wasm'] },
    'sat/test': { uses: [], tests: ['npm:playwright-core', 'npm:vite'] },
    cli: { uses: ['engine', 'sat', 'npm:commander', 'npm:picocolors', 'node:'], loads: ['npm:@bomb.sh/tab'] },
    ...webRooms,
    // The engine's testkits give the fuzzer its kinds of puzzles and its oracle.
    fuzz: { uses: ['engine', 'engine/solve', 'sat', 'node:'] },
    bench: {
      uses: ['engine', 'sat', 'npm:qqwing', 'npm:sudoku', 'node:'],
      loads: [
        'npm:@mattflow/sudoku-solver',
        'npm:dance',
        'npm:dancing-links',
        'npm:dlxlib',
        'npm:sudoku-core',
        'npm:sudoku-dlx',
      ],
    },
    tools: {
      uses: ['engine', 'sat', 'npm:oxc-parser', 'node:'],
      loads: ['npm:vite'],
      types: ['npm:playwright-core'],
    },
    config: {
      uses: ['npm:vite', 'npm:vite-plugin-pwa', 'npm:@vitejs/plugin-react', 'npm:vitest', 'node:'],
    },
  },
  divided: ['engine', 'web'],
  faces: {
    '@hyperdoku/engine': 'packages/engine/src/index.ts',
    '@hyperdoku/sat': 'packages/sat/src/index.ts',
    hyperdoku: 'packages/cli/src/main.ts',
  },
  tests: ['tools', 'npm:vitest', 'npm:fast-check', 'node:'],
  lazy: ['npm:cadical-wasm', 'npm:three', 'npm:@react-three/fiber'],
  doors: {
    'npm:cadical-wasm': 'packages/sat/src/cadical.ts',
    'npm:dexie': 'packages/web/src/storage/games.ts',
    'npm:picocolors': 'packages/cli/src/colour.ts',
  },
};
