/** @covers src/cli/test */
import { runModule } from './run-module';

/** Does not hear a polite word. */
const deaf = (more = ''): string => `process.on('SIGTERM', () => {}); setInterval(() => {}, 100); ${more}`;

/** Says the number of a process that it started in a session of its own. */
const family = deaf(`const { spawn } = require('node:child_process');
  console.log(spawn(process.execPath, ['-e', ${JSON.stringify(deaf())}], { detached: true, stdio: 'ignore' }).pid);`);

test('whoever ends a run that does not hear ends it all the same, with what it started in a session of its own', () => {
  const left = runModule<{ before: boolean[]; after: boolean[] }>(
    `import { spawn } from 'node:child_process';
     import { endTree, isRunning } from './src/cli/test/process-tree.mjs';
     const parent = spawn(process.execPath, ['-e', given], { stdio: ['ignore', 'pipe', 'ignore'] });
     const child = await new Promise((resolve) => parent.stdout.once('data', (line) => resolve(Number(line))));
     const run = () => [parent.pid, child].map(isRunning);
     const before = run();
     await endTree(parent.pid, 500);
     tell({ before, after: run() });`,
    family,
  );
  expect(left).toEqual({ before: [true, true], after: [false, false] });
});
