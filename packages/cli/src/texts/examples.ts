/** How each command is called; the same in every language. */
export const examples = {
  shapes: ['hyperdoku shapes', 'hyperdoku shapes --json | head -3'],
  shape: [
    'hyperdoku shape 9^3',
    'hyperdoku shape 3x3 --facts',
    'hyperdoku shape 9^5',
    'hyperdoku shape examples/sudoku-x.json',
  ],
  show: [
    'hyperdoku show 2x2:......42.41..3..',
    'hyperdoku show --axis x cube.txt',
    'hyperdoku show --candidates puzzle.txt',
    'hyperdoku show --shape 4x4 < sixteens.txt',
    'hyperdoku show examples/sudoku-x.json',
  ],
  check: [
    'hyperdoku check puzzles.txt',
    'hyperdoku check --json - < puzzles.sdm',
    'hyperdoku check --shape examples/sudoku-x.json < lines.txt',
  ],
  solve: [
    'hyperdoku solve --show puzzle.txt',
    'hyperdoku solve < puzzles.txt > solutions.txt',
    'hyperdoku solve --all --limit 10 2x2:1...............',
    'hyperdoku solve --random --seed 7 9^3:…',
    'hyperdoku solve --tree 2x2:1.2.............',
    'hyperdoku solve --first lexicographic 2x2:1...............',
    'hyperdoku solve --mode singles puzzle.txt',
    'hyperdoku solve --algorithm x --trace 2x2:......42.41..3..',
    'hyperdoku solve --algorithm x --choose first --json puzzle.txt',
    'hyperdoku solve --upto xy-wing puzzle.txt',
    'hyperdoku solve --prover sat --timeout 10s hard.txt',
  ],
  count: ['hyperdoku count 3x2', 'hyperdoku count plane:3^3', 'hyperdoku count --limit 1000 puzzle.txt'],
  hint: [
    'hyperdoku hint --strength 1 --json puzzle.txt',
    'hyperdoku hint --all --upto pigeonhole puzzle.txt',
  ],
  explain: [
    'hyperdoku explain puzzle.txt',
    'hyperdoku explain --upto xy-wing puzzle.txt',
    'hyperdoku explain --json cube.txt',
  ],
  grade: ['hyperdoku grade puzzle.txt', 'hyperdoku grade --json < puzzles.txt'],
  generate: [
    'hyperdoku generate 3x3 -n 1000 --seed 1 > puzzles.txt',
    'hyperdoku generate 9^3 --blanks 628',
    'hyperdoku generate 3x3 --level hard --json',
    'hyperdoku generate 4^3 --with killer',
    'hyperdoku generate 3x3 --with thermo=4,arrow=3,anti-knight --level hard',
    'hyperdoku generate 9^3#42,clues=60,g=8',
    'hyperdoku generate examples/samurai.json -n 10 > samurai.txt',
  ],
  fill: [
    'hyperdoku fill 9^3 --seed 7',
    'hyperdoku fill 3x3 -n 10 --method diagonal',
    'hyperdoku fill 2x2 --method blocks --json',
    'hyperdoku fill 3x3 --method blocks --tries 10000000',
  ],
  minimise: [
    'hyperdoku minimise puzzle.txt',
    'hyperdoku fill 9^3 | hyperdoku minimise --timeout 30s',
    'hyperdoku fill 9^4 --method laid | hyperdoku minimise --by sets --timeout 30m',
  ],
  hunt: ['hyperdoku hunt 9^3 --timeout 10m', 'hyperdoku hunt 2x2x2 --save corpus/records.json --timeout 1h'],
  symmetries: [
    'hyperdoku symmetries 3x3',
    'hyperdoku symmetries 9^3 --json',
    'hyperdoku symmetries examples/sudoku-x.json',
  ],
  canon: [
    'hyperdoku canon puzzles.txt',
    'hyperdoku canon --automorphisms 2x2:1234341221434321',
    'hyperdoku canon --json < puzzles.txt',
  ],
  same: [
    'hyperdoku same 2x2:......42.41..3.. 2x2:2..4...341......',
    'hyperdoku same one.txt other.txt --json',
  ],
  dedupe: [
    'hyperdoku dedupe puzzles.txt > different.txt',
    'hyperdoku generate 2x2 -n 100 | hyperdoku dedupe --json',
  ],
  picture: [
    'hyperdoku picture cube.txt --view cube -o cube.svg',
    'hyperdoku picture cube.txt --axis x --theme print -o slices.pdf',
    'hyperdoku picture puzzle.txt --show candidates --size 1200 -o candidates.png',
    'hyperdoku picture puzzle.txt --show hint -o hint.png',
    'hyperdoku picture faces:4 --view net --size 250mm -o net.pdf',
  ],
  library: [
    'hyperdoku library add puzzles.db puzzles.txt',
    'hyperdoku library list puzzles.db --shape 9^3 --level hard --clues ..60',
    'hyperdoku library list puzzles.db --technique x-wing --json',
    'hyperdoku library show puzzles.db 17',
    'hyperdoku library export puzzles.db --level easy..medium > easy.txt',
    'hyperdoku library stats puzzles.db',
    'hyperdoku generate 3x3 -n 1000 --grade --library puzzles.db > puzzles.txt',
  ],
  book: [
    'hyperdoku book 9^3,level=easy,n=5 2x2x2,level=hard,n=3 3x3,level=medium..expert,n=40 -o book.pdf',
    'hyperdoku book puzzles.txt --title "For the train" --paper letter -o train.pdf',
    'hyperdoku book 3x3,n=30 --booklet --per-page 1 -o booklet.pdf',
    'hyperdoku book 4^3,n=6 faces:4,n=2 --explained --colour -o cubes.pdf',
  ],
  farm: [
    'hyperdoku farm run 3x3,level=hard -n 10000 --library puzzles.db',
    'hyperdoku farm work --queue redis://queue.example:6379',
    'hyperdoku farm run 9^3 -n 1000000 --queue redis://queue.example:6379 --library puzzles.db',
    'hyperdoku farm run 9^3 -n 1000000 --queue postgres://user:password@db.example/farm --library puzzles.db',
    'hyperdoku farm status --queue redis://queue.example:6379',
  ],
  convert: [
    'hyperdoku convert --to link puzzle.sdk',
    'hyperdoku convert --to dimacs cube.txt > cube.cnf',
    'hyperdoku convert --to cover 2x2:......42.41..3..',
    'hyperdoku convert --to cover --stats 4x3x2x1',
    'hyperdoku convert --shape 4x4 --to json sixteens.txt',
    'hyperdoku convert --shape examples/sudoku-x.json --to text lines.txt',
    'hyperdoku convert --to opensudoku list.txt > list.opensudoku',
    "hyperdoku convert --to text 'https://f-puzzles.com/?load=…'",
  ],
  serve: [
    'hyperdoku serve',
    'hyperdoku serve --port 8080 --host 0.0.0.0 --proxies 1',
    'hyperdoku serve --library puzzles.db --queue redis://queue.example:6379',
    'hyperdoku serve --allow https://example.org --milliseconds 2000',
  ],
} as const;

export type CommandName = keyof typeof examples;

/** The ones to begin with. */
export const firstExamples = [
  'hyperdoku shapes',
  'hyperdoku shape 9^3',
  'hyperdoku show 2x2:......42.41..3..',
  'hyperdoku check < puzzles.txt',
  'hyperdoku solve < puzzles.txt > solutions.txt',
  'hyperdoku count 3x2',
  'hyperdoku convert --to link puzzle.sdk',
  'source <(hyperdoku complete bash)',
] as const;
