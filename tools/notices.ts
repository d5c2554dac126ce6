/** `npm run notices`: writes THIRD-PARTY-NOTICES.md from the lock file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './api/packages.js';
import { makeNotices } from './release/notices.js';

writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), makeNotices());
