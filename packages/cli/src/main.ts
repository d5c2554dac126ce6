/** The command line: finds the command, loads its file, and turns what happens into an exit code. */
import { readFileSync } from 'node:fs';
import { catalog, makeVisibleLines } from '@hyperdoku/engine';
import { Command, CommanderError } from 'commander';
import { commandNames, commands } from './commands/index.js';
import { type ExitCode, exitCodes, Refusal } from './exit.js';
import { complain, type Io, OutputClosed, processIo } from './io.js';
import { firstExamples } from './texts/examples.js';
import { makeExamples, say, texts } from './texts/index.js';

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : '';
}

/** Runs the command line and answers with its exit code. */
export async function main(args: readonly string[], world: Io = processIo()): Promise<ExitCode> {
  const io: Io = { ...world, call: { args, run: main } };
  let code: ExitCode = exitCodes.fine;
  // A reader that goes away (`| head`) shows as an error event; writing then ends the command quietly.
  io.output.on('error', () => undefined);
  const writeErr = (text: string) => io.errors.write(makeVisibleLines(text));
  const program = new Command('hyperdoku')
    .description(texts.about)
    .version(readVersion())
    .exitOverride()
    .configureOutput({ writeOut: text => io.output.write(text), writeErr })
    .showHelpAfterError(texts.seeHelp)
    .addHelpText('after', `\n${texts.help}\n\n${makeExamples(firstExamples)}`);

  const completing = args[0] === 'complete';
  for (const name of commandNames) {
    const command = program.command(name).description(texts.commands[name].summary);
    if (!completing && !args.includes(name)) continue;
    const { define } = await commands[name]();
    define(command, io, finished => {
      code = finished;
    });
  }
  if (completing) {
    const { default: addCompletion } = await import('@bomb.sh/tab/commander');
    const completion = addCompletion(program);
    completion.commands.get('shape')?.argument('spec', complete => {
      for (const spec of catalog) complete(spec, say.shape(spec)?.title ?? spec);
    });
  }

  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof OutputClosed) return exitCodes.fine;
    if (error instanceof Refusal && !io.part) {
      complain(io, error.message);
      // What Ctrl-C has left unknown was not a limit.
      return io.signal?.aborted && error.code === exitCodes.unknown ? exitCodes.interrupted : error.code;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.badInput;
    throw error;
  }
  return io.signal?.aborted ? exitCodes.interrupted : code;
}
