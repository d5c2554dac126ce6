/** What a source imports, and in which way, read by a parser. */
import { type Node, parseSync, type StringLiteral, Visitor } from 'oxc-parser';
import type { SourceFile } from './sources.js';

/**
 * Static: loaded together with the file. Dynamic: loaded when it is asked for, by `import()` or as the file of a worker.
 * Types: gone when the program runs. `import { type X }` is static: compilers leave the import of the file in place.
 */
export type ImportKind = 'static' | 'dynamic' | 'types';

export interface Import {
  /** As it is written. */
  readonly target: string;
  readonly kind: ImportKind;
}

/** Throws when the text is no program, or imports what cannot be known without running it. */
export function listImports({ path, text }: SourceFile): Import[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const imports: Import[] = [];
  const add = (node: Node, kind: ImportKind): void => {
    if (!isText(node)) throw new Error(`${path} imports something that is not written down`);
    imports.push({ target: node.value, kind });
  };
  new Visitor({
    ImportDeclaration: node => add(node.source, node.importKind === 'type' ? 'types' : 'static'),
    ExportAllDeclaration: node => add(node.source, node.exportKind === 'type' ? 'types' : 'static'),
    ExportNamedDeclaration: node => {
      if (node.source) add(node.source, node.exportKind === 'type' ? 'types' : 'static');
    },
    ImportExpression: node => add(node.source, 'dynamic'),
    TSImportType: node => add(node.source, 'types'),
    // new Worker(new URL('./x.ts', import.meta.url))
    NewExpression: ({ callee, arguments: [address] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'Worker' || address?.type !== 'NewExpression')
        return;
      const [file] = address.arguments;
      if (isText(file)) add(file, 'dynamic');
    },
  }).visit(program);
  return imports;
}

const isText = (node: Node | undefined): node is StringLiteral =>
  node?.type === 'Literal' && typeof node.value === 'string';
