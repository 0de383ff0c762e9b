import { runModule } from './run-module';

interface Outcome {
  readonly code: number;
  readonly silence?: string;
  /** Whether the process a program says it started still ran afterwards. */
  readonly left: boolean;
}

/** Does not hear a polite word. */
const deaf = (more = ''): string => `process.on('SIGTERM', () => {}); setInterval(() => {}, 100); ${more}`;

/** What a run may do instead of tests, each under a limit of 3 s on its silence. */
const programs = {
  chatty: `let left = 10; const timer = setInterval(() => {
    process.send({ finished: 'a.test.ts' });
    if (--left === 0) { clearInterval(timer); process.exitCode = 3; process.disconnect(); }
  }, 400);`,
  silent: `process.send({ started: 'a.test.ts' }); process.send({ started: 'b.test.ts' }); process.send({ finished: 'a.test.ts' });
    setInterval(() => process.stderr.write(''), 100);`,
  idle: 'setInterval(() => {}, 100);',
  family: deaf(`const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(deaf())}], { detached: true, stdio: 'ignore' });
    process.send({ started: 'process ' + child.pid });`),
};

let outcomes: Readonly<Record<keyof typeof programs, Outcome>>;

beforeAll(() => {
  outcomes = runModule(
    `import { isRunning } from './src/cli/test/process-tree.mjs';
     import { runUntilSilent } from './src/cli/test/silence.mjs';
     const outcomes = Object.entries(given).map(async ([name, program]) => {
       const { code, silence } = await runUntilSilent(process.execPath, ['-e', program], { limit: 3_000 });
       const child = /process (\\d+)/.exec(silence)?.[1];
       return [name, { code, silence, left: child !== undefined && isRunning(Number(child)) }];
     });
     tell(Object.fromEntries(await Promise.all(outcomes)));`,
    programs,
  );
});

test('a run that works for longer than the limit is not ended as long as it finishes something', () => {
  expect(outcomes.chatty).toEqual({ code: 3, left: false });
});

test('a run that falls silent is ended, and it is said for how long it was silent and what was running', () => {
  expect(outcomes.silent).toMatchObject({ code: 130, silence: 'fell silent for 3 s while running b.test.ts, and was ended' });
  expect(outcomes.idle).toMatchObject({ code: 130, silence: 'fell silent for 3 s while no test was running, and was ended' });
});

test('one that does not hear is ended too, with what it started in a session of its own', () => {
  expect(outcomes.family).toMatchObject({ code: 130, silence: expect.stringContaining('while running process'), left: false });
});
