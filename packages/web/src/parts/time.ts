/** A time played, as `4:07` or `1:02:07`. */
export function makeTimeText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
