/** The command line: finds the command, loads its file, and turns what happens into an exit code. */
import { readFileSync } from 'node:fs';
import { catalog } from '@hyperdoku/engine';
import { Command, CommanderError } from 'commander';
import { commands } from './commands/index.js';
import { type ExitCode, exitCodes, Refusal } from './exit.js';
import { complain, type Io, OutputClosed, processIo } from './io.js';

const helpText = `
A puzzle is written <shape>:<cells>, such as 9^3:…; an 81-character line is a 3x3.
Data go to standard output, everything else to standard error.
Exit codes: 0 fine, 1 bad usage or input, 2 no, 3 unknown.

Examples:
  hyperdoku shapes
  hyperdoku shape 9^3
  hyperdoku show 2x2:......42.41..3..
  hyperdoku check < puzzles.txt
  hyperdoku solve < puzzles.txt > solutions.txt
  hyperdoku count 3x2
  hyperdoku convert --to link puzzle.sdk
  source <(hyperdoku complete bash)`;

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : '';
}

/** Runs the command line and answers with its exit code. */
export async function main(args: readonly string[], io: Io = processIo()): Promise<ExitCode> {
  let code: ExitCode = exitCodes.fine;
  // A reader that goes away (`| head`) shows as an error event; writing then ends the command quietly.
  io.output.on('error', () => undefined);
  const program = new Command('hyperdoku')
    .description('Sudoku in any number of dimensions.')
    .version(readVersion())
    .exitOverride()
    .configureOutput({ writeOut: text => io.output.write(text), writeErr: text => io.errors.write(text) })
    .showHelpAfterError('(hyperdoku --help lists the commands)')
    .addHelpText('after', helpText);

  const completing = args[0] === 'complete';
  for (const [name, { summary, load }] of Object.entries(commands)) {
    const command = program.command(name).description(summary);
    if (!completing && !args.includes(name)) continue;
    const { define } = await load();
    define(command, io, finished => {
      code = finished;
    });
  }
  if (completing) {
    const { default: addCompletion } = await import('@bomb.sh/tab/commander');
    const completion = addCompletion(program);
    completion.commands.get('shape')?.argument('spec', complete => {
      for (const { spec, title } of catalog) complete(spec, title);
    });
  }

  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof OutputClosed) return exitCodes.fine;
    if (error instanceof Refusal) {
      complain(io, error.message);
      return error.code;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.badInput;
    throw error;
  }
  return io.signal?.aborted ? exitCodes.interrupted : code;
}
