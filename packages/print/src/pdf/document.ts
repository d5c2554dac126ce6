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

/** How pages are called: from the page of this index on in small Roman numbers or in figures. */
export interface PageLabels {
  readonly romanFrom: number;
  readonly figuresFrom: number;
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
  #section: PdfOutline | undefined;
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

  addPage({ width, height, blocks, bookmarks = [] }: PdfPage): void {
    const document = this.#document;
    const { page: before } = document;
    document.addPage({ size: [width, height], margin: 0 });
    if (before) before.dictionary.data = {};
    this.#painter.forget();
    for (const { title, isPart } of bookmarks) {
      if (isPart) (this.#section ?? document.outline).addItem(title);
      else this.#section = document.outline.addItem(title);
    }
    if (this.#theme.paper !== 'none') this.#paintPaper(width, height);
    for (const block of blocks) this.#addBlock(block);
  }

  #paintPaper(width: number, height: number): void {
    const colour = [1, 3, 5].map(at => Number.parseInt(this.#theme.paper.slice(at, at + 2), 16) / 255);
    this.#document.markContent('Artifact', { type: 'Background' });
    this.#document.addContent(`q ${colour.join(' ')} rg 0 0 ${width} ${height} re f Q`);
    this.#document.endMarkedContent();
  }

  #addBlock(block: Block): void {
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
    this.#root.add(element);
    element.add(() => this.#painter.paint(drawing, block));
    if (url !== undefined) document.link(at.x, at.y, width, height, url, { structParent: element });
    element.end();
    release(element);
  }

  /** What has been made since the last time. */
  take(): Uint8Array[] {
    return this.#chunks.splice(0);
  }

  /** Writes fonts, bookmarks and the like; take the rest afterwards. */
  end(labels?: PageLabels): void {
    const document = this.#document;
    if (labels) {
      const nums = [labels.romanFrom, { S: 'r' }, labels.figuresFrom, { S: 'D' }];
      const label = document.ref({ Nums: nums });
      label.end();
      document._root.data.PageLabels = label;
    }
    this.#root.end();
    document.end();
  }
}
