/** Pictures of a page as numbers: what PNG files hold, and how many pixels are of a kind. */
import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row after row. */
  readonly pixels: Uint8Array;
}

/** Reads what Chromium writes: eight bits a channel, with or without opacity, not interlaced. */
export function readPng(file: Buffer): Picture {
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') {
      [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
      channels = { 2: 3, 6: 4 }[body[9]] ?? 0;
      if (channels === 0 || body[8] !== 8 || body[12] !== 0) throw new Error('a PNG of another kind');
    } else if (kind === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const rows = new Uint8Array(height * stride);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const here = y * stride + x;
      const left = x >= channels ? rows[here - channels] : 0;
      const above = y > 0 ? rows[here - stride] : 0;
      let guess = 0;
      if (filter === 1) guess = left;
      else if (filter === 2) guess = above;
      else if (filter === 3) guess = (left + above) >> 1;
      else if (filter === 4)
        guess = paeth(left, above, x >= channels && y > 0 ? rows[here - stride - channels] : 0);
      rows[here] = raw[y * (stride + 1) + 1 + x] + guess;
    }
  }
  const pixels = new Uint8Array(3 * width * height);
  for (let i = 0; i < width * height; i++)
    for (let channel = 0; channel < 3; channel++) pixels[3 * i + channel] = rows[channels * i + channel];
  return { width, height, pixels };
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const a = Math.abs(guess - left);
  const b = Math.abs(guess - above);
  const c = Math.abs(guess - corner);
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** Whether a pixel is of a kind, by its red, green and blue. */
export type Kind = (r: number, g: number, b: number) => boolean;

/** What the colours of the light theme look like, alone or with some shadow. */
export const kinds = {
  ink: (r, g, b) => r < 90 && g < 90 && b < 95,
  /** Anything but the light ground. */
  dark: (r, g, b) => r + g + b < 600,
  yellow: (r, g, b) => r > 215 && g > 190 && b < 210 && g - b > 32,
  blue: (r, g, b) => b > 225 && r < 205 && b - r > 45 && g > r,
  pink: (r, g, b) => r > 225 && g < 215 && r - g > 35 && b > g,
  purple: (r, g, b) => b > 215 && g < 215 && b - g > 35 && r > g && b > r,
  green: (r, g, b) => g > 200 && g - r > 18 && g - b > 18,
  red: (r, g, b) => r > 170 && g < 110 && b < 110,
  /** The ring around the selected cell, and entries. */
  ring: (r, g, b) => r < 90 && g < 130 && b > 170,
} satisfies Readonly<Record<string, Kind>>;

export const isOfKind = ({ width, pixels }: Picture, x: number, y: number, kind: Kind): boolean => {
  const at = 3 * (y * width + x);
  return kind(pixels[at], pixels[at + 1], pixels[at + 2]);
};

export function count({ pixels }: Picture, kind: Kind): number {
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 3) if (kind(pixels[i], pixels[i + 1], pixels[i + 2])) sum++;
  return sum;
}

/** How many pixels of two pictures are clearly different. */
export function difference(a: Picture, b: Picture): number {
  if (a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY;
  const isApart = (i: number): boolean => Math.abs(a.pixels[i] - b.pixels[i]) > 12;
  let sum = 0;
  for (let i = 0; i < a.pixels.length; i += 3) if (isApart(i) || isApart(i + 1) || isApart(i + 2)) sum++;
  return sum;
}

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A picture of an element may hold some of the border around it, which is round at the corners. */
export const border = 3;
const round = 16;

const isCorner = ({ width, height }: Picture, x: number, y: number): boolean =>
  (x < round || x >= width - round) && (y < round || y >= height - round);

/** The smallest rectangle that holds all pixels of a kind, the border aside. */
export function extentOf(picture: Picture, kind: Kind): Extent {
  let [left, right, top, bottom] = [picture.width, -1, picture.height, -1];
  for (let y = border; y < picture.height - border; y++) {
    for (let x = border; x < picture.width - border; x++) {
      if (isCorner(picture, x, y) || !isOfKind(picture, x, y, kind)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, right, top, bottom };
}

/** The middle of all pixels of a kind. */
export function middleOf(picture: Picture, kind: Kind): { x: number; y: number } {
  const { left, right, top, bottom } = extentOf(picture, kind);
  return { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 };
}
