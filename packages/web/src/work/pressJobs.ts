/** What the worker that prints can be asked, and what it answers. */
import type { Drawing } from '@hyperdoku/engine';

/** A line that orders puzzles or is one, or a game of the player's. */
export type BookPart =
  | { readonly line: string; readonly number: number }
  | { readonly puzzle: string; readonly id?: string };

export interface BookRequest {
  readonly title: string;
  readonly parts: readonly BookPart[];
  readonly paper: 'a4' | 'letter' | 'a5';
  readonly booklet: boolean;
  readonly colour: boolean;
  readonly explained: boolean;
  /** The address of the app, for the codes beside puzzles. */
  readonly address: string;
  readonly language: string;
}

export interface BookNews {
  readonly stage: 'making' | 'printing';
  readonly done: number;
  readonly of: number;
}

export type ReportBook = (news: BookNews) => void;

export type BookAnswer =
  | { readonly ok: true; readonly pages: number; readonly leftOut: number }
  /** Why there is no book, and which line is to blame if one is. */
  | { readonly ok: false; readonly sentence: string; readonly line?: number };

export interface PressJobs {
  /** Makes the puzzles and plans the book; its pages and its file can then be asked for. */
  make(request: BookRequest, report: ReportBook): Promise<BookAnswer>;
  page(index: number): Promise<Drawing>;
  file(report: ReportBook): Promise<Blob>;
}
