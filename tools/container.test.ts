/**
 * The container file, taken at its word. Its steps are carried out in temporary folders, which needs no container; what a container adds,
 * such as another system and another user, this does not see.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { campaign } from './campaign.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

interface Step {
  readonly verb: string;
  readonly rest: string;
}

/** The steps of each stage, without its FROM. */
function readStages(): Step[][] {
  const lines = readFileSync(join(root, 'Containerfile'), 'utf8').split('\n');
  const steps = lines
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => ({ verb: line.split(' ', 1)[0], rest: line.slice(line.indexOf(' ') + 1) }));
  const stages: Step[][] = [];
  for (const step of steps) {
    if (step.verb === 'FROM') stages.push([]);
    else stages.at(-1)?.push(step);
  }
  return stages;
}

const [building, serving] = readStages();
const only = (steps: readonly Step[], verb: string): string[] =>
  steps.filter(step => step.verb === verb).map(({ rest }) => rest);
/** The program of CMD, or of the CMD of a HEALTHCHECK. */
const programOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')));

test('what the image starts and copies is there', () => {
  const [, program, ...args] = programOf(only(serving, 'CMD')[0]);
  expect([existsSync(join(root, program)), args]).toEqual([true, ['serve']]);
  const known = [...building, ...serving].every(({ verb }) =>
    ['WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'].includes(verb),
  );
  expect(known).toBe(true);
  expect(only(serving, 'USER')).toEqual(['node']);
});

test.runIf(campaign(0, 1))(
  'its steps build a server that is healthy',
  async () => {
    const [source, image] = ['build', 'image'].map(name => mkdtempSync(join(tmpdir(), `hyperdoku-${name}-`)));
    const run = (line: string, cwd: string): void => {
      const { status, stderr } = spawnSync('sh', ['-c', line], { cwd, encoding: 'utf8' });
      expect([line, status, status === 0 ? '' : stderr.slice(-2000)]).toEqual([line, 0, '']);
    };
    try {
      run(`git -C '${root}' ls-files -z | (cd '${root}' && xargs -0 cp -P --parents -t '${source}')`, root);
      for (const line of only(building, 'RUN')) run(line, source);
      for (const line of only(serving, 'COPY')) {
        const [, from, to] = line.split(' ');
        cpSync(join(source, from.replace('/hyperdoku/', '')), join(image, to), {
          recursive: true,
          verbatimSymlinks: true,
        });
      }
      // As in a container, what was built is not there any more.
      rmSync(source, { recursive: true });
      const [node, ...args] = programOf(only(serving, 'CMD')[0]);
      const env = { PATH: process.env.PATH, NODE_ENV: 'production', HYPERDOKU_PORT: '0' };
      const server = spawn(node, args, { cwd: image, env, stdio: ['ignore', 'pipe', 'inherit'] });
      const [first] = await once(server.stdout, 'data');
      server.stdout.resume();
      const { port, origin } = new URL(/http:[^"]+/.exec(String(first))?.[0] ?? '');
      const check = programOf(only(serving, 'HEALTHCHECK')[0]);
      const isHealthy = () =>
        spawnSync(check[0], check.slice(1), { env: { ...env, HYPERDOKU_PORT: port } }).status === 0;
      for (let tries = 0; tries < 100 && !isHealthy(); ) tries++;
      expect(isHealthy()).toBe(true);
      expect(await (await fetch(`${origin}/api/v1/count?shape=2x2`)).json()).toMatchObject({ count: '288' });
      expect(await (await fetch(`${origin}/`)).text()).toContain('<title>Hyperdoku</title>');
      server.kill('SIGTERM');
      expect((await once(server, 'exit'))[0]).toBe(0);
      expect(isHealthy()).toBe(false);
    } finally {
      for (const folder of [source, image]) rmSync(folder, { recursive: true, force: true });
    }
  },
  1_200_000,
);
