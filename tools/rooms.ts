/** `npm run check:rooms`: reads every import in the sources against the table of rooms, and names the files that break it or ask for a family of shapes by name. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBreaches, findIdle } from './rooms/breaches.js';
import { findFamilyAskers } from './rooms/families.js';
import { readSources } from './rooms/sources.js';
import { rooms } from './rooms/table.js';

const files = readSources(dirname(dirname(fileURLToPath(import.meta.url))));
const findings = [...findBreaches(files), ...findIdle(files), ...findFamilyAskers(files)];
for (const finding of findings) console.error(`rooms: ${finding}`);
if (findings.length === 0)
  console.log(`rooms: ${files.length} files keep to ${Object.keys(rooms).length} rooms`);
process.exitCode = findings.length === 0 ? 0 : 1;
