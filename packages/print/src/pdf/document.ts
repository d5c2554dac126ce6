/**
 * A PDF as it grows: pages of blocks, each a drawing with its tag, handed on as soon as they are done. Only this file and those
 * beside it know pdfkit, which is loaded when the first document begins.
 */
import type { Drawing, Theme } from '@hyperdoku/engine';
import { Painter, type Placement } from './painter.js';
import type { PdfDocument, PdfOptions, PdfOutline, PdfStructure } from './pdfkit.js';
import { createTypeface, type FontFiles, type Typeface } from './typeface.js';

/** What a block is to those who cannot see it; an artifact belongs to the page and not to what is read. */
export type Tag = 'H1' | 'H2' | 'P' | 'Caption' | 'Figure' | 'Link' | 'Artifact';

export interface Block extends Placement {
  readonly tag: Tag;
  readonly drawing: Drawing;
  /** What a figure or a link shows, in words. */
  readonly alt?: string;
  /** Where a link leads. */
  readonly url?: string;
}

export interface Bookmark {
  readonly title: string;
  /** Whether it stands below the last that does not. */
  readonly isPart?: boolean;
}

/** A page of a PDF, as blocks. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly Block[];
  /** Bookmarks that lead here. */
  readonly bookmarks?: readonly Bookmark[];
}

export interface PdfAbout {
  readonly title: string;
  readonly language: string;
}

/** How the pages of the file are called from this one on: counted from one, or by a name. */
export interface PageLabel {
  readonly from: number;
  readonly as: 'roman' | 'figures' | { readonly name: string };
}

/** A page as it is read, on a side of a sheet that may hold two. */
export interface SidePart {
  readonly page: PdfPage;
  /** How far from the left of the sheet. */
  readonly left: number;
  /** Its place among those that are read. */
  readonly index: number;
}

interface PlacedBookmark extends Bookmark {
  readonly index: number;
  readonly side: number;
}

/** Files have to say when they were made; the same book is the same file, whenever that was. */
const everyDay = new Date(Date.UTC(2000, 0, 1));

/**
 * pdfkit keeps what it has written until the file ends, though of tags it needs but the number and that they have a parent. Books
 * are long, so the rest is let go of.
 */
function release({ dictionary }: PdfStructure): void {
  dictionary.data = { P: dictionary.data.P };
}

export class PdfFile {
  readonly typeface: Typeface;
  readonly #document: PdfDocument;
  readonly #painter: Painter;
  readonly #theme: Theme;
  readonly #root: PdfStructure;
  /** The tags of pages that are read before others that are printed first. */
  readonly #waiting: PdfStructure[] = [];
  readonly #bookmarks: PlacedBookmark[] = [];
  #sides = 0;
  readonly #chunks: Uint8Array[];

  private constructor(document: PdfDocument, chunks: Uint8Array[], fonts: FontFiles, theme: Theme) {
    this.#chunks = chunks;
    this.#document = document;
    this.#theme = theme;
    this.typeface = createTypeface(document, fonts);
    this.#painter = new Painter(document, this.typeface, theme);
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  static async begin({ title, language }: PdfAbout, fonts: FontFiles, theme: Theme): Promise<PdfFile> {
    const { default: Document } = await import('pdfkit');
    const info = { Title: title, Creator: 'Hyperdoku', Producer: 'Hyperdoku', CreationDate: everyDay };
    const options: PdfOptions = {
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: language,
      tagged: true,
      displayTitle: true,
      fontLayoutCache: false,
      font: '',
      info,
    };
    const chunks: Uint8Array[] = [];
    // As a stream it would hold back what is written until nobody is busy any more.
    const Direct = class extends Document {
      override push(chunk: Uint8Array | null): boolean {
        if (chunk) chunks.push(chunk);
        return true;
      }
    };
    const document = new Direct(options) as unknown as PdfDocument;
    return new PdfFile(document, chunks, fonts, theme);
  }

  /** Says how many pages there are, where they are not printed in the order in which they are read. */
  reserve(pages: number): void {
    while (this.#waiting.length < pages) this.#waiting.push(this.#beginSection());
  }

  addPage(page: PdfPage): void {
    const { width, height } = page;
    this.addSide({ width, height }, [{ page, left: 0, index: this.#sides }]);
  }

  addSide({ width, height }: Pick<PdfPage, 'width' | 'height'>, parts: readonly SidePart[]): void {
    const document = this.#document;
    const { page: before } = document;
    document.addPage({ size: [width, height], margin: 0 });
    // What bookmarks lead to has to tell its size.
    if (before) before.dictionary.data = { MediaBox: before.dictionary.data.MediaBox };
    this.#painter.forget();
    if (this.#theme.paper !== 'none') this.#paintPaper(width, height);
    for (const { page, left, index } of parts) {
      const side = this.#sides;
      for (const bookmark of page.bookmarks ?? []) this.#bookmarks.push({ ...bookmark, index, side });
      const section = this.#waiting[index] ?? this.#beginSection();
      for (const block of page.blocks)
        this.#addBlock(section, left === 0 ? block : { ...block, at: { ...block.at, x: block.at.x + left } });
      section.end();
      release(section);
    }
    this.#sides++;
  }

  #beginSection(): PdfStructure {
    const section = this.#document.struct('Sect');
    this.#root.add(section);
    return section;
  }

  #paintPaper(width: number, height: number): void {
    const colour = [1, 3, 5].map(at => Number.parseInt(this.#theme.paper.slice(at, at + 2), 16) / 255);
    this.#document.markContent('Artifact', { type: 'Background' });
    this.#document.addContent(`q ${colour.join(' ')} rg 0 0 ${width} ${height} re f Q`);
    this.#document.endMarkedContent();
  }

  #addBlock(section: PdfStructure, block: Block): void {
    const { tag, drawing, alt, url, at, scale } = block;
    const document = this.#document;
    if (tag === 'Artifact') {
      document.markContent('Artifact', { type: 'Layout' });
      this.#painter.paint(drawing, block);
      document.endMarkedContent();
      return;
    }
    const [width, height] = [drawing.bounds.width * scale, drawing.bounds.height * scale];
    const bbox = [at.x, at.y, at.x + width, at.y + height];
    const element = document.struct(tag, {
      ...(alt !== undefined && { alt }),
      ...(tag === 'Figure' && { bbox }),
    });
    section.add(element);
    element.add(() => this.#painter.paint(drawing, block));
    if (url !== undefined)
      document.link(at.x, at.y, width, height, url, {
        structParent: element,
        // A text of the file, as pdfkit tells it from a name.
        Contents: new String(alt ?? url),
      });
    element.end();
    release(element);
  }

  /** What has been made since the last time. */
  take(): Uint8Array[] {
    return this.#chunks.splice(0);
  }

  /** Writes fonts, bookmarks and the like; take the rest afterwards. */
  end(labels: readonly PageLabel[] = []): void {
    const document = this.#document;
    if (labels.length > 0) {
      const tree = document.ref({ Nums: labels.flatMap(({ from, as }) => [from, makeLabel(as)]) });
      tree.end();
      document._root.data.PageLabels = tree;
    }
    this.#addOutline();
    this.#root.end();
    document.end();
  }

  /** Bookmarks stand in the order in which pages are read. */
  #addOutline(): void {
    const { outline } = this.#document;
    let chapter: PdfOutline | undefined;
    for (const { title, isPart, side } of this.#bookmarks.sort((a, b) => a.index - b.index)) {
      const options = { pageNumber: side, fit: true } as const;
      if (isPart) (chapter ?? outline).addItem(title, options);
      else chapter = outline.addItem(title, options);
    }
  }
}

const makeLabel = (as: PageLabel['as']): object =>
  typeof as === 'object' ? { P: new String(as.name) } : { S: as === 'roman' ? 'r' : 'D' };
