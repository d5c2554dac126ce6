/** The keyboard of one game: which table of keys counts now, and what was typed before. */
import { type Command, runCommand } from './commands.js';
import type { Game } from './game.js';
import { type Binding, bindings, pausedBindings } from './keys.js';
import { createTyping, type KeyPress } from './typing.js';
import type { Verb } from './verbs.js';

/** Keys that move what is shown over the boards. */
const showKeys: Readonly<Record<string, (playing: boolean) => Command>> = {
  ' ': playing => ['playShow', !playing],
  ArrowLeft: () => ['stepShow', -1],
  ArrowRight: () => ['stepShow', 1],
  Escape: () => ['stopShow'],
};

/**
 * Returns what does what a key means, and says whether it meant anything; with verbs, anything of these. `otherKeys` tells where keys
 * mean something else than usual.
 */
export function createKeyboard(
  game: Game,
  now: () => number,
  otherKeys: () => readonly Binding[] | undefined,
): Game['press'] {
  const { shape } = game.state.session;
  const typing = createTyping(shape, now);
  const table = bindings(shape);

  const read = (press: KeyPress, allows: (verb: Verb) => boolean): Command | undefined => {
    const { show, paused } = game.state;
    if (show) return press.alt ? undefined : showKeys[press.key]?.(game.showing.state.playing);
    for (const binding of paused ? pausedBindings : (otherKeys() ?? table)) {
      const command = binding.read(press, typing);
      if (command && allows(command[0])) return command;
    }
    return undefined;
  };

  return (press, verbs) => {
    const command = read(press, verb => verbs?.has(verb) ?? true);
    if (command) runCommand(game, command);
    return command !== undefined;
  };
}
