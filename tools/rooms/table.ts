/**
 * The architecture as data: which room may import which room and which package. A room is a folder of the engine or the web
 * app, or a whole package. A permission that no file uses, or that is wider than its use, is an error too, so that this page
 * stays true.
 */
export interface Room {
  /** Rooms it may import, besides itself. */
  readonly rooms?: readonly string[];
  /** Packages of others that it may import; `node` stands for Node's own modules. */
  readonly packages?: readonly string[];
  /** Rooms and packages that it may import only when they are wanted, or as types. */
  readonly late?: readonly string[];
  /** Rooms and packages that it may import only as types. */
  readonly types?: readonly string[];
}

const beforeSolve = ['engine/base', 'engine/shape', 'engine/board'];
const beforeGrade = [...beforeSolve, 'engine/solve', 'engine/logic'];

export const rooms: Readonly<Record<string, Room>> = {
  'engine/base': {},
  'engine/shape': { rooms: ['engine/base'] },
  'engine/board': { rooms: ['engine/base', 'engine/shape'] },
  'engine/solve': { rooms: beforeSolve },
  'engine/symmetry': { rooms: ['engine/base', 'engine/shape', 'engine/solve'], types: ['engine/board'] },
  'engine/cover': { rooms: [...beforeSolve, 'engine/solve'] },
  'engine/logic': { rooms: [...beforeSolve, 'engine/solve'] },
  'engine/grade': { rooms: ['engine/solve', 'engine/logic'], types: ['engine/board'] },
  'engine/generate': { rooms: [...beforeGrade, 'engine/grade'] },
  'engine/format': {
    rooms: [...beforeGrade, 'engine/cover', 'engine/grade', 'engine/generate'],
  },
  'engine/render': { rooms: [...beforeSolve, 'engine/logic'] },
  'engine/words': {
    rooms: ['engine/base', 'engine/shape', 'engine/board', 'engine/logic'],
    types: ['engine/solve', 'engine/grade', 'engine/generate', 'engine/format'],
  },
  'engine/play': { rooms: [...beforeSolve, 'engine/logic', 'engine/format'] },
  // One plain call for what most people want of an engine; whatever it does is done in other rooms.
  'engine/plain': {
    rooms: [
      ...beforeGrade,
      'engine/grade',
      'engine/generate',
      'engine/format',
      'engine/render',
      'engine/words',
    ],
  },
  // The engine's public face, the one file of the engine that others may import.
  engine: {
    rooms: [
      ...beforeGrade,
      'engine/symmetry',
      'engine/cover',
      'engine/grade',
      'engine/generate',
      'engine/format',
      'engine/render',
      'engine/words',
      'engine/play',
      'engine/plain',
    ],
  },
  sat: { rooms: ['engine'], late: ['cadical-wasm'] },
  // The types of the element, which is made of the app's rooms.
  board: { types: ['react'] },
  print: { rooms: ['engine'], packages: ['node', 'qr'], late: ['@resvg/resvg-js', 'pdfkit'] },
  library: { rooms: ['engine'], packages: ['libsql', 'node'] },
  farm: { packages: ['bullmq', 'node'] },
  server: {
    rooms: ['engine', 'sat'],
    packages: ['hono', '@hono/node-server', 'zod', 'pino', 'piscina', 'node'],
    late: ['print', 'library', 'farm'],
  },
  cli: {
    rooms: ['engine'],
    packages: ['commander', 'picocolors', 'node'],
    late: ['sat', '@bomb.sh/tab', 'print', 'library', 'farm', 'server', 'piscina'],
  },
  'web/texts': { rooms: ['engine'] },
  'web/route': { packages: ['react'] },
  'web/settings': { packages: ['zustand'] },
  'web/work': { rooms: ['engine'], packages: ['comlink', '@fontsource/inter'], late: ['sat', 'print'] },
  // Headless: of `work` it knows the questions and answers only.
  'web/game': { rooms: ['engine', 'web/texts'], types: ['web/work'] },
  'web/storage': { rooms: ['engine', 'web/settings', 'web/game'], packages: ['dexie'] },
  'web/library': {
    rooms: ['engine', 'web/texts', 'web/settings', 'web/work', 'web/game', 'web/storage'],
  },
  'web/hooks': { packages: ['react'], types: ['web/game', 'web/library'] },
  'web/board': {
    rooms: ['engine', 'web/texts', 'web/settings', 'web/game', 'web/hooks'],
    packages: ['react'],
  },
  'web/parts': { rooms: ['web/texts'], packages: ['react'] },
  'web/pictures': {
    rooms: ['engine', 'web/texts', 'web/board', 'web/parts'],
    packages: ['react'],
    types: ['web/game'],
  },
  'web/panels': {
    rooms: [
      'engine',
      'web/texts',
      'web/route',
      'web/settings',
      'web/game',
      'web/library',
      'web/hooks',
      'web/board',
      'web/parts',
      'web/pictures',
    ],
    packages: ['react', 'qr'],
  },
  'web/space': {
    rooms: ['engine', 'web/texts', 'web/settings', 'web/game', 'web/hooks', 'web/board', 'web/parts'],
    packages: ['react', 'three'],
  },
  'web/screens': {
    rooms: [
      'engine',
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
    ],
    packages: ['react'],
  },
  'web/app': {
    rooms: ['web/texts', 'web/route', 'web/library', 'web/hooks', 'web/parts', 'web/space', 'web/screens'],
    packages: ['react'],
    types: ['web/game'],
  },
  'web/element': {
    rooms: ['engine', 'web/texts', 'web/game', 'web/board', 'web/parts', 'web/pictures', 'web/space'],
    types: ['web/work', 'board'],
  },
  web: {
    rooms: ['web/settings', 'web/app'],
    packages: ['react-dom', '@fontsource-variable/inter', 'virtual:pwa-register'],
  },
  bench: {
    rooms: ['engine', 'sat'],
    packages: ['node', 'playwright-core', 'qqwing', 'sudoku'],
    late: ['@mattflow/sudoku-solver', 'dance', 'dancing-links', 'dlxlib', 'sudoku-core', 'sudoku-dlx'],
  },
  // It runs the engine's own differential tests, only for longer.
  fuzz: { rooms: ['engine', 'engine/solve', 'sat'], packages: ['node'] },
  tools: {
    rooms: ['engine', 'sat', 'server', 'config'],
    packages: ['node', 'oxc-parser', 'playwright-core'],
    late: ['vite', 'print'],
    types: ['vitest'],
  },
  // What the packed packages are tried with.
  stranger: { rooms: ['engine', 'sat'], packages: ['react-dom'] },
  // The app's own servers send the rules that ours sends.
  config: {
    rooms: ['server'],
    packages: ['node', 'vite', 'vite-plugin-pwa', '@vitejs/plugin-react', 'vitest'],
  },
};

/** What tests may use on top, whatever their room. */
export const forAllTests: Room = {
  rooms: ['tools'],
  packages: [
    'node',
    'vitest',
    'fast-check',
    'dancing-links',
    'esbuild',
    'ajv',
    'lz-string',
    'playwright-core',
    '@axe-core/playwright',
    'vite',
  ],
};

/** What the tests of some rooms use on top, to build their material. */
export const forTestsOf: Readonly<Record<string, Room>> = {
  print: { packages: ['jsqr'] },
  'engine/shape': { rooms: ['engine/board', 'engine/solve', 'engine/words'] },
  'engine/board': { rooms: ['engine/words'] },
  'engine/solve': { rooms: ['engine/words'] },
  'engine/symmetry': { rooms: ['engine/words'] },
  'engine/cover': { rooms: ['engine/words'] },
  'engine/generate': { rooms: ['engine/words'] },
  'engine/format': { rooms: ['engine/words'] },
  'engine/render': { rooms: ['engine/format'] },
  'engine/grade': { rooms: ['engine/base', 'engine/shape'] },
  'engine/play': { rooms: ['engine/words'] },
  web: { rooms: ['engine', 'server', 'web/library', 'web/space'], packages: ['three'] },
};

/** Names under which our own packages are imported, and the files behind them. */
export const ownPackages: Readonly<Record<string, string>> = {
  '@hyperdoku/engine': 'packages/engine/src/index.ts',
  '@hyperdoku/sat': 'packages/sat/src/index.ts',
  '@hyperdoku/board': 'packages/board/src/index.ts',
  '@hyperdoku/print': 'packages/print/src/index.ts',
  '@hyperdoku/print/node': 'packages/print/src/node/index.ts',
  '@hyperdoku/library': 'packages/library/src/index.ts',
  '@hyperdoku/farm': 'packages/farm/src/index.ts',
  '@hyperdoku/server': 'packages/server/src/index.ts',
  '@hyperdoku/server/client': 'packages/server/src/client.ts',
  hyperdoku: 'packages/cli/src/main.ts',
};

/** Packages that one file alone may import. */
export const doors: Readonly<Record<string, string>> = {
  'cadical-wasm': 'packages/sat/src/cadical.ts',
  pdfkit: 'packages/print/src/pdf/document.ts',
  '@resvg/resvg-js': 'packages/print/src/node/png.ts',
  libsql: 'packages/library/src/database.ts',
  bullmq: 'packages/farm/src/backend.ts',
  dexie: 'packages/web/src/storage/database.ts',
  picocolors: 'packages/cli/src/colour.ts',
};

/** Files that load a program which whoever runs them names, or which they write themselves, or what the command in one file imports. */
export const peerLoaders: readonly string[] = [
  'tools/variantsContest.mjs',
  'tools/snippets.test.ts',
  'packages/cli/bin/program.js',
];

/** Heavy packages: no static import leads from an entry to one of them. */
export const heavy: readonly string[] = [
  'three',
  'cadical-wasm',
  'pdfkit',
  '@resvg/resvg-js',
  'libsql',
  'piscina',
  'bullmq',
  'hono',
];
export const entries: readonly string[] = [
  'packages/web/src/main.tsx',
  'packages/web/src/element/index.ts',
  'packages/cli/src/main.ts',
  'packages/sat/src/index.ts',
  'packages/print/src/index.ts',
  'packages/print/src/node/index.ts',
  'packages/server/src/client.ts',
];
