/** The compose file of the farm: read by compose itself, and started where Docker is there. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { campaign } from './campaign.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'packages', 'cli', 'bin', 'hyperdoku.js');

const works = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;
/** The plugin of today, or the program of its own that Debian has. */
const ways = [['docker', 'compose'], ['docker-compose']];
const compose = ways.find(([program, ...args]) => works(program, ...args, 'version'));
// Where every test has to run, none is passed over for want of a program.
if (!compose && process.env.HYPERDOKU_ALL_TESTS) throw new Error('There is no compose here.');

function ask(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const [program, ...before] = compose ?? [];
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  return spawnSync(program, [...before, ...args], options);
}

/** The words of a service's command, as compose understands them. */
function commandOf(service: string, config: string): string[] {
  const lines = config.split('\n');
  const from = lines.indexOf('    command:', lines.indexOf(`  ${service}:`));
  const rest = lines.slice(from + 1);
  const words = rest.slice(
    0,
    rest.findIndex(line => !/^ {4}(?: {2})?- /.test(line)),
  );
  return words.map(line => line.replace(/^ *- /, '').replace(/^(['"])(.*)\1$/, '$2'));
}

test.skipIf(!compose)(
  compose
    ? 'compose takes the file, and would refuse a wrong one'
    : 'is passed over: there is no compose here',
  () => {
    const { status, stdout, stderr } = ask(['-f', join(root, 'compose.yaml'), 'config']);
    expect([status, stderr]).toEqual([0, '']);
    for (const service of ['run', 'work']) {
      const [node, program, ...args] = commandOf(service, stdout);
      expect([node, program, args[0], args[1]]).toEqual([
        'node',
        'packages/cli/bin/hyperdoku.js',
        'farm',
        service,
      ]);
      // The options are known: help is given only where all before it is understood.
      expect(spawnSync(process.execPath, [bin, ...args, '--help'], { encoding: 'utf8' }).status).toBe(0);
    }
    const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
    const wrong = readFileSync(join(root, 'compose.yaml'), 'utf8').replace('restart:', 'restarts:');
    writeFileSync(join(folder, 'compose.yaml'), wrong);
    expect(ask(['-f', join(folder, 'compose.yaml'), 'config']).status).not.toBe(0);
    rmSync(folder, { recursive: true });
  },
);

const hasDocker = compose !== undefined && works('docker', 'info');
test.runIf(hasDocker && campaign(0, 1))('it makes puzzles', () => {
  const user = `${process.getuid?.() ?? 1000}:${process.getgid?.() ?? 1000}`;
  const env = {
    HYPERDOKU_ORDER: '2x2',
    HYPERDOKU_NUMBER: '20',
    HYPERDOKU_QUEUE_PORT: '0',
    HYPERDOKU_USER: user,
  };
  const project = ['-p', 'hyperdoku-test'];
  try {
    const { status, stdout } = ask([...project, 'up', '--build', '--exit-code-from', 'run'], env);
    expect([status, stdout]).toEqual([0, expect.stringContaining('tasks done: 20 puzzles')]);
  } finally {
    ask([...project, 'down', '--volumes'], env);
  }
});
