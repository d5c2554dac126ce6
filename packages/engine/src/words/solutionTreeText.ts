import type { Shape } from '../shape/shape.js';
import type { SolutionBranch, SolutionTree } from '../solve/solutionTree.js';
import type { Words } from './words.js';

/** A solution tree as lines of text. */
export function* drawSolutionTree(words: Words, shape: Shape, tree: SolutionTree): Generator<string> {
  if (tree.kind === 'branch') yield* drawBranch(words, shape, tree, '');
  else yield words.leaf(tree);
}

function* drawBranch(words: Words, shape: Shape, tree: SolutionBranch, indent: string): Generator<string> {
  const sides = [
    { fork: '├─', rest: '│  ', answer: words.answer(shape, tree, true), below: tree.yes },
    { fork: '└─', rest: '   ', answer: words.answer(shape, tree, false), below: tree.no },
  ];
  for (const { fork, rest, answer, below } of sides) {
    if (below.kind === 'branch') {
      yield `${indent}${fork} ${answer}`;
      yield* drawBranch(words, shape, below, indent + rest);
    } else yield `${indent}${fork} ${answer}: ${words.leaf(below)}`;
  }
}
