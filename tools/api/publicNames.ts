/** What a package shows to others: every name that its entry exports, followed to where it is declared, with what is written above it. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Comment, type Node, parseSync } from 'oxc-parser';

export interface PublicName {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** The comment directly above its declaration, without stars. */
  readonly comment: string | undefined;
}

interface Module {
  readonly file: string;
  readonly text: string;
  readonly body: readonly Node[];
  readonly comments: readonly Comment[];
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const module = { file, text, body: program.body as readonly Node[], comments };
  modules.set(file, module);
  return module;
}

const sourceOf = (from: string, specifier: string): string =>
  resolve(dirname(from), specifier.replace(/\.js$/, '.ts'));

/** The comment that ends right before a place, with nothing but one line break between. */
function commentAbove({ text, comments }: Module, start: number): string | undefined {
  const comment = comments.findLast(({ end }) => end <= start);
  if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return undefined;
  if (!/^\s*$/.test(text.slice(comment.end, start)) || /\n\s*\n/.test(text.slice(comment.end, start)))
    return undefined;
  return comment.value.replaceAll(/^\s*\*+ ?/gm, '').trim();
}

const describe = (module: Module, name: string, start: number): PublicName => ({
  name,
  file: module.file,
  line: module.text.slice(0, start).split('\n').length,
  comment: commentAbove(module, start),
});

const nameOf = (node: { type: string }): string =>
  'name' in node ? String(node.name) : String((node as { value?: unknown }).value);

/** The names that a statement declares, if it does. */
function namesIn(declaration: Node): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id && 'name' in declaration.id
    ? [String(declaration.id.name)]
    : [];
}

/** Where a name that a module exports or imports is declared. */
function findName(module: Module, name: string): PublicName | undefined {
  return listExports(module.file).find(found => found.name === name);
}

export function listExports(file: string): PublicName[] {
  const module = readModule(file);
  return module.body.flatMap(node => {
    if (node.type === 'ExportAllDeclaration') return listExports(sourceOf(file, node.source.value));
    if (node.type !== 'ExportNamedDeclaration') return [];
    if (node.declaration)
      return namesIn(node.declaration as Node).map(name => describe(module, name, node.start));
    const { source, specifiers } = node;
    return specifiers.flatMap(({ local, exported }) => {
      const found = source
        ? findName(readModule(sourceOf(file, source.value)), nameOf(local))
        : findLocal(module, nameOf(local));
      return found ? [{ ...found, name: nameOf(exported) }] : [];
    });
  });
}

/** A name that is declared or imported first and exported later. */
function findLocal(module: Module, name: string): PublicName | undefined {
  const node = module.body.find(statement => namesIn(statement).includes(name));
  if (node) return describe(module, name, node.start);
  for (const statement of module.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    if (!statement.specifiers.some(({ local }) => local.name === name)) continue;
    return findName(readModule(sourceOf(module.file, statement.source.value)), name);
  }
  return undefined;
}
