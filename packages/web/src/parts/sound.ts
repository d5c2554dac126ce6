/** Short sounds, made on the spot: no files. The browser lets a page sound once somebody has touched it. */

/** A tone in Hz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [frequency: number, at: number, lasts: number];

const tunes = {
  entry: [[520, 0, 0.06]],
  conflict: [
    [196, 0, 0.1],
    [174, 0.09, 0.16],
  ],
  solved: [
    [523, 0, 0.16],
    [659, 0.13, 0.16],
    [784, 0.26, 0.16],
    [1047, 0.39, 0.4],
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;
export type Tune = keyof typeof tunes;

const loudness = 0.12;
const fade = 0.01;

let context: AudioContext | undefined;

/** Where the browser has no sound, or does not allow it yet, nothing is heard. */
export function playTune(tune: Tune): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const [frequency, at, lasts] of tunes[tune])
    playTone(context, frequency, context.currentTime + at, lasts);
}

function playTone(audio: AudioContext, frequency: number, from: number, lasts: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loudness, from + fade);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + lasts);
}
