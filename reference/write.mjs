/** Writes docs/api: a folder for each package that is published, made of the sentences above its public names. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, ReflectionKind, TSConfigReader, TypeDocReader } from 'typedoc';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));
const reference = fileURLToPath(new URL('../docs/api/', import.meta.url));

for (const name of readdirSync(packages)) {
  const folder = join(packages, name);
  const { private: isPrivate, exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sources = Object.values(exports).flatMap(({ source }) => (source ? [join(folder, source)] : []));
  if (isPrivate || sources.length === 0) continue;
  // The whole engine is its rooms, and each of them has a page.
  const entryPoints = (name === 'engine' ? sources.slice(1) : sources).sort();
  const out = join(reference, name);
  rmSync(out, { recursive: true, force: true });
  const options = {
    options: fileURLToPath(new URL('typedoc.json', import.meta.url)),
    name: `@hyperdoku/${name}`,
    tsconfig: join(folder, 'tsconfig.json'),
    entryPoints,
    out,
  };
  const application = await Application.bootstrapWithPlugins(options, [
    new TypeDocReader(),
    new TSConfigReader(),
  ]);
  const project = await application.convert();
  if (!project) throw new Error(`The sources of ${name} cannot be read.`);
  nameParameters(project);
  await application.generateOutputs(project);
}

/** A parameter that is taken apart where it is declared has no name of its own; it gets one after its type. */
function nameParameters(project) {
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    if (!parameter.name.startsWith('__namedParameters')) continue;
    const type = parameter.type?.type === 'reference' ? parameter.type.name : 'Options';
    parameter.name = /Options$|Budget$/.test(type) ? 'options' : `${type[0].toLowerCase()}${type.slice(1)}`;
  }
}
