/** English: what the commands and their options are, as their help tells it. */
const json = 'one JSON object a line';
const shapeArgument = 'a shape such as 9^3, or a JSON file with a custom rule';

export const commandTexts = {
  shapes: { summary: 'list the shapes, from 4×4 to four dimensions', help: '', json },
  shape: {
    summary: 'the facts of a shape, and whether it can exist',
    help: `With --facts also what is known of it: how many complete grids it has, how many of them differ by more than a symmetry,
how few clues a puzzle can have, and our record; each with its source or the command that shows it.
What the constraints of a rule demand is said below its facts, in one sentence each.
Exits with 2 when the shape cannot exist.`,
    facts: 'what is known and proved, with sources',
    spec: 'such as 9^3, 3x2x1, latin:4^3, or a JSON file with a custom rule',
    json: 'one JSON object',
  },
  show: {
    summary: 'draw puzzles as text',
    help: `A shape alone is drawn as its empty board. Where a custom rule has houses besides rows, columns and boxes, their cells bear
small numbers, which are explained below the picture; its constraints are listed there with their cells. Without colours
a sign stands before entries, so that they are not taken for clues.
Exits with 1 when something cannot be read, 2 when a shape cannot exist or there is a conflict, which is drawn all the same.`,
    axis: 'count the slices along this axis: x, y, z … (default: the last)',
    width: 'how wide the picture may be (default: the terminal)',
    candidates: 'list in every blank cell the symbols that no cell it sees has',
  },
  check: {
    summary: 'say whether puzzles are well formed and unique, and name conflicts',
    help: 'Prints one line a puzzle. Exits with 1 when something cannot be read, 2 when there is a conflict or not exactly one\nsolution, 3 when that is not known.',
    json,
  },
  solve: {
    summary: 'solve puzzles, and say whether the solution is the only one',
    help: `Prints one solution a line, as puzzle text; "none" or "unknown" where there is none or the time ran out, "conflict" where
clues contradict each other, "unreadable" where there is no puzzle. --upto and --assume-unique mean --mode logic.
--algorithm x is for those who study the method: it says the same, more slowly, and with --trace it shows every column
that is chosen and every row that is tried on the matrix that convert --to cover writes.
As JSON a solution is called "solution"; where logic ends before it, "grid" is how far it came.
Exits with 1 when something cannot be read, 2 when a puzzle has no solution, 3 when it is not known, or when logic, a tree or
a trace ends before the solution.`,
    all: 'every solution',
    count: 'only how many solutions there are',
    limit: 'with --all, --count, --tree or --trace: stop after so many solutions, branches or steps',
    random: 'a solution chosen by the seed',
    seed: 'for --random',
    first: 'the first of all solutions in this order, cell by cell',
    tree: 'the tree of questions in which the solutions part',
    trace: 'what the search does, step by step',
    algorithm: "how to search: the engine's kernels, or textbook Algorithm X with dancing links",
    choose: 'with --algorithm x: the first column, or the one with fewest rows (default: smallest)',
    mode: 'solve by rules only: singles, tiers 1 to 3, or all of logic (default: search, or logic with --upto)',
    show: 'draw the solution',
    json,
  },
  count: {
    summary: 'count solutions, or the complete grids of a shape',
    help: 'A shape alone, or the file of a custom rule, counts its complete grids. Exits with 1 when something cannot be read, 2 when\nthere are none, 3 when the time ran out.',
    limit: 'stop when so many are known',
    library: 'keep how far a long count is in this library, and go on from there',
    json,
  },
  hint: {
    summary: 'the next step, in words',
    help: `Begins from the entries and candidates, where the text has any. Prints "solved", "none", "stuck" or "unknown" where there is
no next step, "many" where that is because there are several solutions. As JSON a hint gives no more away than in words.
Exits with 1 when something cannot be read, 2 when the puzzle has no solution or several, 3 when logic ends here or the time
ran out.`,
    strength: '1: where to look, 2: which technique and with what, 3: the whole step',
    all: 'every step there is now, cheapest technique first',
    limit: 'with --all: at most so many',
    json,
  },
  explain: {
    summary: 'the whole way to the solution, step by step',
    help: `Begins from the entries and candidates, where the text has any. Ends with "none", "many", "stuck" or "unknown" where logic
does not come to the solution.
Exits with 1 when something cannot be read, 2 when the puzzle has no solution or several, 3 when logic ends before it is
solved or the time ran out.`,
    json: 'one JSON object a step',
  },
  grade: {
    summary: 'say how hard puzzles are',
    help: `Prints level, effort and the hardest technique needed, one puzzle a line; "none" or "many" where there is not exactly one
solution, "stuck" where the techniques allowed do not reach it, "unknown" where the time ran out.
Exits with 1 when something cannot be read, 2 when a puzzle has no solution or several, 3 when it was not graded.`,
    source: 'grade',
    scale: 'Levels, and the techniques they need:',
    json,
  },
  generate: {
    summary: 'make puzzles to order',
    help: `An order is a shape and options, as in 9^3,level=easy,blanks=100,n=5 or 4^3,with=killer; the options below say the same
one by one, and what is said twice or contradicts itself is refused. Levels may be a range, level=medium..expert: one puzzle
is of any of them, several rise from the first to the last. A region such as r1..3c4..6 or z5 holds all blanks.
What cannot be met ends with the nearest that was found, says so, and exits with 2; --strict prints only what was met. What a
time limit cut short says so too, has no name, and exits with 3.
--with names kinds of constraints, with how many of each: killer, killer=20, thermo=4,arrow=3,anti-knight. Killer alone cuts
the whole board into cages, and has clues only where they are needed or ordered; --clues 0 has none. The puzzle states its
rule. Where no grid of the shape meets the kinds, that is said, and the command exits with 2.`,
    kinds: 'Kinds of constraints for --with:',
    with: 'have constraints of these kinds, such as killer or thermo=4,arrow=3',
    order:
      'a shape such as 9^3 or a JSON file with a custom rule, with options or without, or the name of a puzzle such as 9^3#42,clues=60,g=8',
    number: 'how many puzzles (default: 1)',
    from: 'make the puzzles of the complete grids in this file, so many of each',
    strict: 'print only what is just as ordered',
    region: 'all blanks in this part of the board, such as r1..3c4..6 or z5',
    using: 'solvable with these techniques alone, such as naked-single,hidden-single',
    seed: 'the same seed makes the same puzzles (default: a new one each time)',
    clues: 'just so many clues',
    blanks: 'just so many blanks',
    minimal: 'every clue needed',
    level: 'of this level, or of a range such as medium..expert',
    technique: 'needs this technique and nothing harder',
    logicOnly: 'solvable without trial',
    sampler:
      'where clues are removed: anywhere (uniform), one of every block in turn (lhs), or in a symmetric pattern',
    method: 'how the full grid is made',
    moved: 'move the cells and rename the symbols in the end, by the symmetry of this seed',
    attempts:
      'grids to try before the nearest is taken (default: 50, 300 for levels and techniques of small boards, or as many as --timeout allows)',
    grade: 'grade the puzzles, with --json',
    json: 'one JSON object a line: puzzle, solution, clues, seed, proof, status (met or near); constraints, with --with',
  },
  fill: {
    summary: 'make random complete grids',
    help: `Methods: mixed starts from an instant solution and leaves its isomorphism class; laid never does; backtracking is
random search from nothing, which is given up after 10s unless --timeout says otherwise; pattern, diagonal and blocks are
ways to a flat grid, of which blocks, every box at random, nearly always fails. How nearly, --tries measures: it says how
many of so many grids of random blocks are valid, and how many are not though all rows and columns have the right sum.
Exits with 2 when there is no such grid or none was found, 3 when the time ran out.`,
    spec: shapeArgument,
    number: 'how many grids',
    seed: 'the same seed makes the same grids',
    method: 'how; the beginning of a name will do',
    tries: 'with --method blocks: try so often, and say which share is valid',
    json,
  },
  minimise: {
    summary: 'take away every clue that is not needed',
    help: `Takes clues away until every one is needed. A solution may be given too. Prints "none" or "many" where there is not
exactly one solution. Exits with 1 when something cannot be read, 2 when a puzzle has not exactly one solution, 3 when not
every clue was shown to be needed.`,
    seed: 'which clues are tried first',
    by: 'take clues away, or choose new ones of the same solution, each alone in an unavoidable set',
    json,
  },
  hunt: {
    summary: 'hunt for puzzles with fewer clues',
    help: 'Hunts for a puzzle with fewer clues until --timeout or Ctrl-C. Every success is proved, printed and saved at once.\nSeveral hunts may share one file. With --library, the same hunt goes on where it was left. Exits with 2 when the shape cannot exist, 3 when nothing was found, 130 after Ctrl-C.',
    spec: shapeArgument,
    seed: 'where to begin',
    save: 'the file of records, read first and written after each success that is better than what is there',
    library: 'keep records and puzzles in this library instead',
    source: 'hunt',
    guesses: 'how far each question is followed',
    grids:
      'how many grids to hunt on, those that were hunted on before with the same seed and library included',
    fresh: 'begin anew: neither from the record nor where the same hunt was left',
    json: 'one JSON object for each success',
  },
  symmetries: {
    summary: 'the symmetries of a shape: how many, what makes them, and what they leave apart',
    help: `Motions move the cells so that houses stay houses and constraints stay what they are; renamings change the symbols. Cells or
houses that motions take to each other are an orbit. Where the rule tells symbols apart, by sums or by order, they are not
renamed, but for turning their order round where that keeps the rule.
Exits with 2 when the shape cannot exist, 3 when the time ran out.`,
    spec: shapeArgument,
    json: 'one JSON object, with all orbits',
  },
  canon: {
    summary: 'the canonical form of puzzles: the same for all that are the same but for a symmetry',
    help: `Prints one form a line, as puzzle text; "unknown" where the time ran out. Which of all symmetric puzzles is the form is chosen by
the engine, not by a rule that is easily said; it is the same on every machine.
Exits with 1 when something cannot be read, 2 when there is a conflict, 3 when the time ran out.`,
    automorphisms: 'print behind each form how many symmetries leave it as it is',
    json,
  },
  same: {
    summary: 'say whether two puzzles are the same but for a symmetry',
    help: `Prints "same" or "different", and "unknown" where the time ran out. Their rules may differ, if a motion takes one to the other,
as it takes a killer to the same one turned by a quarter. As JSON there is also a symmetry that takes the first to the
second: where each cell goes, and what each symbol becomes.
Exits with 1 when something cannot be read, 2 when they differ, 3 when the time ran out.`,
    one: 'a puzzle as text, or a file with one',
    other: 'another',
    json: 'one JSON object',
  },
  dedupe: {
    summary: 'leave out puzzles that are the same as one before, but for a symmetry',
    help: `Prints the first of each kind as it comes, and at the end says how many there were. What cannot be read or contradicts itself is
reported and left out; a puzzle whose form was not found in time is kept. With --json there is a line for each puzzle,
"new" or "repeated" and of which one. It keeps one form for each kind in memory.
Exits with 1 when something cannot be read, 2 when there is a conflict, 3 when a form was not found in time.`,
    json,
  },
  picture: {
    summary: 'draw a puzzle as SVG, PNG or PDF',
    help: `A shape alone is drawn as its empty board. Constraints are drawn with it. Without --view the usual one is taken: the
board, or the slices of a shape of more than two axes. PNG and PDF need the package @hyperdoku/print.
--size is how wide the picture is: pixels, or points in a PDF; mm, cm and in are understood too.
A file is written whole or not at all. Exits with 1 when something cannot be read, drawn so or written, 2 when there is a
conflict or no solution to be shown, 3 when the solution or the step was not found.`,
    view: 'how to draw it',
    as: 'the format (default: by the name of the file, or svg)',
    theme: 'the colours',
    size: 'how wide, such as 800, 120mm or 5in',
    axis: 'count slices and layers along this axis: x, y, z … (default: the last)',
    show: 'what is in the cells (default: what the text has)',
    step: 'the step of this number on the way to the solution',
    output: 'the file to write (default: standard output)',
    views: 'Views:',
  },
  library: {
    summary: 'keep puzzles in a file, without duplicates, and find them again',
    help: `A library is one SQLite file, made where there is none; any number of commands may use it at once. It holds each puzzle once, up
to symmetry, with its grade, its techniques and where it came from. generate, grade and hunt write to it with --library.
Exits with 1 when the library or an input cannot be read, 2 when check finds something wrong or there is no such puzzle.`,
    file: 'the file of the library',
    add: {
      summary: 'add puzzles: "new" or "known" for each',
      noGrade: 'do not grade them',
      json,
    },
    list: { summary: 'list puzzles: number, shape, clues, level, effort, hardest technique, source', json },
    show: { summary: 'draw a puzzle and say what is known of it', id: 'its number, as list prints it', json },
    export: { summary: 'print puzzles as text, one a line' },
    stats: {
      summary: 'how many puzzles there are of each shape, level, technique and number of clues',
      json,
    },
    check: { summary: 'check the file, and every puzzle against what is noted of it', json },
    shape: 'only of this shape, such as 9^3, or a JSON file with a custom rule',
    level: 'only of this level, or of a range such as medium..expert',
    technique: 'only those that need this technique somewhere',
    clues: 'only with so many clues, or a range such as 20..30, ..60 or 25..',
    source: 'only from this source',
    limit: 'at most so many',
  },
  book: {
    summary: 'print puzzles as a book',
    help: `An order is a shape and options, as generate has them: 9^3,level=easy,n=5. Files and texts of puzzles stand between orders as
they like; a puzzle that has not exactly one solution is told and left out.
The book has a cover, contents, how to play each shape, the puzzles with their levels and names and a code with each one's
link, cubes to fold, hints, and solutions; with --explained also the way to each. What takes several slices is spread over
as many sheets as keep its symbols readable. --booklet prints two pages on each side of a sheet, in the order for folding.
It needs the package @hyperdoku/print. The file is written whole or not at all.
Exits with 1 when something cannot be read, printed or written, 2 when a puzzle is not as ordered or was left out.`,
    orders: 'orders such as 3x3,level=hard,n=20, and files or texts of puzzles',
    output: 'the file to write',
    title: 'what stands on the cover',
    paper: 'the paper',
    booklet: 'two pages on each side of a sheet, to be folded: A5, or half of Letter',
    colour: 'in colour; black and white without',
    perPage: 'how many puzzles of one board stand on a page (default: by their size)',
    address: 'the address of a page that plays puzzles, for the codes to lead to',
    explained: 'tell every step to the solution',
  },
  farm: {
    summary: 'make very many puzzles, on all cores or on many machines',
    help: `A run hands out an order in batches and stores what comes back in a library, each batch once. Called again with the same order,
seed and batch it goes on where it was. Without --queue all cores of this machine do the work; with it, whoever calls
"farm work" with the same address. A lost connection is waited for.
Exits with 1 when the queue or the library cannot be used, 2 when an order was not always met, 130 after Ctrl-C.`,
    queue: 'the queue: redis://host:port, rediss://… or postgres://user@host/database',
    run: {
      summary: 'hand out an order, and store the puzzles in a library',
      order: 'a shape such as 9^3 or a JSON file with a custom rule, with options or without',
      library: 'the library that gets the puzzles',
      batch: 'how many puzzles a task makes',
      noGrade: 'do not grade them',
    },
    work: { summary: 'work on the tasks of a queue, until Ctrl-C' },
    status: {
      summary: 'what is on a queue, and how many work on it',
      json: 'one JSON object',
      rows: {
        waiting: 'waiting',
        active: 'under way',
        completed: 'done, not stored',
        failed: 'failed',
        workers: 'workers',
      },
    },
  },
  convert: {
    summary: 'turn puzzles into another format',
    help: `With --to cover a shape such as 2x2 stands for its empty grid.
What the format has no place for, such as a title or the solution, is left out, and that is said. In formats of one puzzle a
line, "unreadable" stands for what cannot be read and "unfit" for a shape that the format does not hold.
Exits with 1 when something cannot be read or written, 2 when a shape cannot exist.`,
    to: 'the format to write',
    stats: 'with --to cover: only how many rows, columns and ones the matrix has',
    json: 'with --stats: one JSON object a line',
    formats: 'Formats:',
  },
  serve: {
    summary: 'serve the web app and a JSON API',
    help: `Serves the app at /, the API below /api/v1/ with a page that tells and tries it at /api/, and /health, /ready and /metrics.
Every option can be set in the environment, too: --per-client is HYPERDOKU_PER_CLIENT. Without options it listens on this
machine alone. The first Ctrl-C, or SIGTERM, lets running work end; docs/guides/self-hosting.md tells more.
Exits with 1 when it cannot start.`,
    host: 'the address to listen on; 0.0.0.0 for all (default: 127.0.0.1)',
    port: 'the port, 0 for any that is free (default: 4180)',
    app: 'the folder of the web app, empty for none (default: the one that was built here)',
    library: 'offer the puzzles of this library',
    queue: 'hand long jobs to the farm whose queue is here: redis://… or postgres://…',
    keep: 'seconds for which the queue keeps what came of a job (default: 86400)',
    workers: 'workers (default: one for each core, 2 at least)',
    megabytes: 'memory of one worker (default: 512)',
    bytes: 'the longest body (default: 1048576)',
    depth: 'levels of nested JSON (default: 32)',
    milliseconds: 'the most time that a request gets (default: 10000)',
    guesses: 'the most guesses that a request gets (default: 10000000)',
    cells: 'cells of the largest board (default: 10000)',
    puzzles: 'puzzles of one request (default: 1000)',
    jobPuzzles: 'puzzles of one job for the farm (default: 10000)',
    perClient: 'requests of one client at a time (default: 16)',
    requests: 'requests of all clients at a time (default: 1000)',
    waiting: 'requests that may wait for a worker (default: 200)',
    patience: 'milliseconds that a request waits for a worker (default: 5000)',
    share: 'percent of all work that one client may go on using (default: 50)',
    connections: 'connections at a time (default: 2000)',
    slowness: 'milliseconds in which a request must have come in (default: 10000)',
    grace: 'milliseconds that running work gets when the server stops (default: 5000)',
    proxies: 'how many proxies stand before the server and add to X-Forwarded-For (default: 0)',
    allow: 'origins whose pages may use the API and show the app in a frame, or * (default: none)',
    log: 'silent, error, warn or info (default: info)',
  },
};

/** Options that several commands have. */
export const optionTexts = {
  puzzles: 'puzzles as text, files, or - for standard input (the default)',
  shape: 'the shape of texts that do not name one, or a JSON file with a custom rule (default: 3x3)',
  from: 'the format of the input, when it is not recognised',
  symbols:
    'how symbols are written where a text fits several ways: letters (1 to 9, then A to Z), hex (0 to F) or alphabet (A to Z)',
  timeout: 'give up on a puzzle after this long: 500ms, 10s, 2m, 1h, or a number of seconds',
  prover: 'how to decide hard puzzles',
  jobs: 'how many cores to use; the output is the same',
  allCores: 'all',
  library: 'keep the puzzles in this library too, each once up to symmetry, before they are printed',
  upto: 'the hardest technique allowed',
  assumeUnique:
    'use techniques that take one solution for granted, even where it is not proved in a short look',
  noAssumeUnique: 'use no techniques that take one solution for granted',
};
