/** How long ago something was, in words. */
import { language, texts } from '../../texts/index.js';

const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
const dated = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** Within a month by distance, after that by date. */
export function makeWhenText(time: number, now = Date.now()): string {
  const passed = Math.max(0, now - time);
  if (passed < minute) return texts.home.justNow;
  if (passed < hour) return relative.format(-Math.floor(passed / minute), 'minute');
  const days = Math.round((startOfDay(now) - startOfDay(time)) / day);
  if (days === 0) return relative.format(-Math.floor(passed / hour), 'hour');
  return days < 30 ? relative.format(-days, 'day') : dated.format(time);
}
