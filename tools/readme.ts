/**
 * The README and other pages show what the command prints: `$ npx hyperdoku …`, the output, and where the command does not exit
 * with 0 a last line such as `# exit 2`. `npm run readme` runs every example and writes down what it shows today; a test compares.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const prompt = '$ npx hyperdoku ';

/** The pages with examples. */
export const pages = ['README.md', 'docs/exact-cover.md', 'docs/symmetry.md'] as const;
type Page = (typeof pages)[number];

export const readPage = (page: Page): string => readFileSync(pathOf(page), 'utf8');

/** The text with what follows each command in its console blocks replaced. */
export function replaceOutputs(text: string, show: (command: string, shown: string) => string): string {
  return text.replaceAll(/^```console\n[\s\S]*?^```$/gm, block => {
    const [fence, ...examples] = block.slice(0, -'```'.length).split(prompt);
    const parts = examples.map(example => {
      const [command, ...lines] = example.trimEnd().split('\n');
      return `${prompt}${command}\n${show(command, lines.join('\n'))}\n`;
    });
    return `${fence}${parts.join('')}\`\`\``;
  });
}

/** What an example shows of a command: what it writes to standard output, and its exit code unless it is 0. */
export function showOutput(output: string, code: number | null): string {
  const lines = output === '' ? [] : [output.trimEnd()];
  return [...lines, ...(code === 0 ? [] : [`# exit ${code}`])].join('\n');
}

/** What a command shows, run as a process of its own. */
export function runExample(command: string): string {
  const { stdout, status } = spawnSync(
    process.execPath,
    [pathOf('packages/cli/bin/hyperdoku.js'), ...command.split(' ')],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return showOutput(stdout, status);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const page of pages) writeFileSync(pathOf(page), replaceOutputs(readPage(page), runExample));
