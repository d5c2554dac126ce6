import { startTexts } from '../texts/start.js';

/** A time played, as `4:07` or `1:02:07`. */
export function makeTimeText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** A time that is only guessed, as roughly as it is known: `about 20 min`, `about 3 h`. */
export function makeSpanText(seconds: number): string {
  const minutes = seconds / 60;
  const roundTo = (step: number, value: number): number => Math.max(step, Math.round(value / step) * step);
  if (minutes < 10) return startTexts.spans.minutes(roundTo(1, minutes));
  if (minutes < 57) return startTexts.spans.minutes(roundTo(5, minutes));
  const hours = minutes / 60;
  return startTexts.spans.hours(hours < 10 ? roundTo(0.5, hours) : Number(hours.toPrecision(2)));
}
