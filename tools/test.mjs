import { build, install, runTool } from './setup.mjs';

install();
build();
runTool('vitest', ['run', ...process.argv.slice(2)]);
