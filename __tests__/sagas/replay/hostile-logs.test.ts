import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runReplay } from '../../../src/cli/replay/command';
import { EXIT } from '../../../src/cli/replay/exit-codes';
import { createCauses } from '../../../src/client/replay/reading/causes';
import { diffOf } from '../../../src/client/replay/reading/diff';
import { eventsOf } from '../../../src/client/replay/reading/events';
import { openText } from '../../../src/client/replay/reading/open-log';
import { createTimeline } from '../../../src/client/replay/reading/timeline';
import { createRootReducer } from '../../../src/client/store';
import { hostileLogs, TRACE } from './hostile-logs';
import { isLongRun } from '../../support/long-runs';

const COUNT = isLongRun ? 400 : 48;

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'podlog-hostile-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const logs = ['lists-and-failures', 'background-tasks'].map((name) =>
  readFileSync(path.join(__dirname, '../../fixtures/logs', `${name}.podlog.jsonl`), 'utf8'),
);

const replay = async (...args: string[]) => {
  let [stdout, stderr] = ['', ''];
  const status = await runReplay(args, { out: (text) => (stdout += text), err: (text) => (stderr += text) });
  return { status, stdout, stderr };
};

/** Goes all the way a screen goes through a log. */
const lookAt = (text: string): void => {
  const log = openText(text);
  const timeline = createTimeline(log, createRootReducer);
  const causes = createCauses(log);
  eventsOf(log);
  for (const moment of log.moments) {
    diffOf(timeline.stateAt({ index: moment.index - 1 }) ?? {}, timeline.stateAt(moment) ?? {});
    causes.back(moment);
    causes.effects(moment);
  }
};

const REFUSED: ReadonlySet<number> = new Set([EXIT.unreadable, EXIT.newer]);

test(`${COUNT} hostile logs are told of in a sentence, break nothing, and run nothing`, async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const seen = new Map<number, number>();
  for (const { name, content } of hostileLogs(COUNT, logs)) {
    const file = path.join(folder, 'hostile.podlog.jsonl');
    writeFileSync(file, content);
    const { status, stdout, stderr } = await replay(file);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    const told = `${name}: ${status} ${stderr}${stdout.slice(0, 300)}`;
    if (REFUSED.has(status)) {
      expect([told, stderr.trim().split('\n').length, stdout]).toEqual([told, 1, '']);
      expect(stderr).not.toContain('a bug in the viewer');
    } else {
      expect([told, Object.values<number>(EXIT).includes(status), stderr]).toEqual([told, true, '']);
      // Nothing of it reaches a terminal as anything but text.
      expect(stdout).not.toMatch(/\u001b/);
      const steps = await replay(file, '--steps');
      expect([told, steps.status, steps.stderr]).toEqual([told, 0, '']);
      if (typeof content === 'string' && content.startsWith('{"t":')) lookAt(content);
    }
    expect(Object.prototype).not.toHaveProperty(TRACE);
    expect(globalThis).not.toHaveProperty(TRACE);
    expect(existsSync(TRACE)).toBe(false);
  }
  // Some are refused and some are read: they are not all of one kind.
  expect(seen.get(EXIT.unreadable)).toBeGreaterThan(COUNT / 4);
  expect(seen.get(EXIT.diverged)).toBeGreaterThan(COUNT / 20);
}, 300_000);
