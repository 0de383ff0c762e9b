/** @jest-environment node */
import { runModule } from './run-module';

interface Outcome {
  readonly code: number;
  readonly silence?: string;
  /** Whether the process the program started, in a session of its own, still ran afterwards. */
  readonly left?: boolean;
}

/** Runs a program with a limit of 800 ms on its silence. */
const watch = (program: string): Outcome =>
  runModule<Outcome>(
    `import { runUntilSilent } from './src/cli/test/silence.mjs';
     const { code, silence } = await runUntilSilent(process.execPath, ['-e', given], { limit: 800 });
     tell({ code, silence });`,
    program,
  );

/** The same for a program that starts another one and leaves its number in what it says it is running. */
const watchFamily = (program: string): Outcome =>
  runModule<Outcome>(
    `import { isRunning } from './src/cli/test/process-tree.mjs';
     import { runUntilSilent } from './src/cli/test/silence.mjs';
     const { code, silence } = await runUntilSilent(process.execPath, ['-e', given], { limit: 800 });
     const child = Number(/process (\\d+)/.exec(silence)[1]);
     tell({ code, silence, left: isRunning(child) });`,
    program,
  );

test('a run that works for longer than the limit is not ended as long as it finishes something', () => {
  const chatty = `let left = 12; const timer = setInterval(() => {
    process.send({ finished: 'a.test.ts' });
    if (--left === 0) { clearInterval(timer); process.exitCode = 3; }
  }, 200);`;
  expect(watch(chatty)).toEqual({ code: 3 });
});

test('a run that falls silent is ended, and it is said for how long it was silent and what was running', () => {
  const silent = `process.send({ started: 'a.test.ts' }); process.send({ started: 'b.test.ts' }); process.send({ finished: 'a.test.ts' });
    setInterval(() => console.error('still here'), 100);`;
  expect(watch(silent)).toEqual({ code: 130, silence: 'fell silent for 1 s while running b.test.ts, and was ended' });
  expect(watch('setInterval(() => {}, 100)').silence).toBe('fell silent for 1 s while no test was running, and was ended');
});

test('one that does not hear is ended too, with what it started in a session of its own', () => {
  const deaf = (after: string) => `process.on('SIGTERM', () => {}); setInterval(() => {}, 100); ${after}`;
  const family = deaf(`
    const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf(''))}], { detached: true, stdio: 'ignore' });
    process.send({ started: 'process ' + child.pid });`);
  expect(watchFamily(family)).toMatchObject({ code: 130, left: false });
}, 30_000);
