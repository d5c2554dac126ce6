/** What is used of pdfkit, some of which its own types leave out. */

interface PdfReference {
  data: Record<string, unknown>;
  end(): void;
}

export interface PdfFont {
  readonly id: string;
  encode(text: string): [hex: string[], positions: { xAdvance: number; advanceWidth: number }[]];
  ref(): PdfReference;
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

export interface PdfStructure {
  readonly dictionary: PdfReference;
  add(child: PdfStructure | (() => void)): PdfStructure;
  end(): void;
}

export interface PdfOutline {
  addItem(title: string, options: { readonly pageNumber: number; readonly fit: true }): PdfOutline;
}

export interface PdfOptions {
  readonly autoFirstPage: false;
  readonly pdfVersion: '1.7';
  readonly lang: string;
  readonly tagged: true;
  readonly displayTitle: true;
  /** It would keep every word for ever. */
  readonly fontLayoutCache: false;
  /** None to begin with: its own is one that browsers do not have. */
  readonly font: '';
  readonly info: Readonly<Record<string, string | Date>>;
}

export interface PdfDocument {
  /** None before the first. */
  readonly page: { readonly fonts: Record<string, PdfReference>; readonly dictionary: PdfReference } | null;
  readonly outline: PdfOutline;
  readonly _font: PdfFont;
  readonly _root: PdfReference;
  addPage(options: { readonly size: readonly [number, number]; readonly margin: 0 }): this;
  addContent(operators: string): this;
  font(source: Uint8Array): this;
  fillOpacity(opacity: number): this;
  link(
    x: number,
    y: number,
    width: number,
    height: number,
    url: string,
    options: { readonly structParent: PdfStructure; readonly Contents: object },
  ): this;
  markContent(tag: 'Artifact', options: { readonly type: string }): this;
  endMarkedContent(): this;
  struct(type: string, options?: { readonly alt?: string; readonly bbox?: readonly number[] }): PdfStructure;
  addStructure(element: PdfStructure): this;
  ref(data: object): PdfReference;
  end(): void;
}
