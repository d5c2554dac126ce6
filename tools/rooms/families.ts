/** Who asks a shape for its family by name. What a family knows is asked of it, so that rules built on it inherit the answer. */
import { basename, dirname } from 'node:path';
import { isTest, type SourceFile } from './sources.js';

const home = 'packages/engine/src/shape/families';
/** A rule of its own is no family in this sense: it says what it is built on. */
const others = ['index', 'custom'];

/** Sentences about every source that does so. */
export function findFamilyAskers(files: readonly SourceFile[]): string[] {
  const names = files
    .filter(({ path }) => dirname(path) === home)
    .map(({ path }) => basename(path, '.ts'))
    .filter(name => !others.includes(name));
  const question = new RegExp(`\\bfamily\\s*[!=]==?\\s*['"](${names.join('|')})['"]`);
  return files.flatMap(({ path, text }) => {
    const [, name] = (dirname(path) !== home && !isTest(path) && question.exec(text)) || [];
    return name ? [`${path} asks whether a family is ${name}: that is for ${home} to know`] : [];
  });
}
