/**
 * Runs a program and measures the CPU time it took. Node has no count for its children, so the shell's own `time` is asked: it
 * reads what the kernel has counted for the finished child, in milliseconds, and its own work is not in it.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface NativeRun {
  readonly status: number | null;
  readonly output: string;
  /** Milliseconds, user and system. */
  readonly cpu: number;
  /** The same of the clock on the wall. */
  readonly wall: number;
}

const script = `TIMEFORMAT='%3U %3S %3R'; time "$@" 2>/dev/null`;

export function runNative(program: string, args: readonly string[], input = ''): NativeRun {
  const { status, stdout, stderr, error } = spawnSync('bash', ['-c', script, 'bash', program, ...args], {
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (error) throw error;
  const [user, system, wall] = stderr.trim().split(/\s+/).slice(-3).map(Number);
  return { status, output: stdout, cpu: (user + system) * 1000, wall: wall * 1000 };
}

/** Whether there is a program at this path. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const isOnPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some(folder => isProgram(join(folder, program)));

export const isInstalled = (program: string): boolean => isOnPath(program) && isOnPath('bash');
