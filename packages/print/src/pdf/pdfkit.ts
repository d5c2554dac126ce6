/** What is used of pdfkit, some of which its own types leave out. */

export interface PdfReference {
  readonly data: Record<string, unknown>;
  end(): void;
}

export interface PdfFont {
  readonly id: string;
  encode(text: string): [hex: string[], positions: { xAdvance: number; advanceWidth: number }[]];
  ref(): PdfReference;
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

export interface PdfStructure {
  add(child: PdfStructure | (() => void)): PdfStructure;
  end(): void;
}

export interface PdfOutline {
  addItem(title: string): PdfOutline;
}

export interface PdfOptions {
  readonly autoFirstPage: false;
  readonly pdfVersion: '1.7';
  readonly lang: string;
  readonly tagged: true;
  readonly displayTitle: true;
  readonly info: Readonly<Record<string, string | Date>>;
}

export interface PdfDocument {
  readonly page: { readonly fonts: Record<string, PdfReference> };
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
    options: { readonly structParent: PdfStructure },
  ): this;
  markContent(tag: 'Artifact', options: { readonly type: string }): this;
  endMarkedContent(): this;
  struct(type: string, options?: { readonly alt?: string; readonly bbox?: readonly number[] }): PdfStructure;
  addStructure(element: PdfStructure): this;
  ref(data: object): PdfReference;
  on(event: 'data', listener: (chunk: Uint8Array) => void): this;
  on(event: 'end', listener: () => void): this;
  end(): void;
}
