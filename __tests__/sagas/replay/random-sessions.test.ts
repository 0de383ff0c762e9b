import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseLog } from '../../../src/client/replay/parse';
import { playLog } from '../../../src/client/replay/player';
import { findSecrets } from '../../../src/client/replay/redaction/find-secrets';
import { createRootReducer } from '../../../src/client/store';
import { recordedSessions } from './random-sessions';
import { isLongRun } from '../../support/long-runs';

/** The day the other process takes it to be: one that ends a leap year, and does not begin where it is. */
const LATER = '2028-12-31T23:59:58.000Z';
const COUNT = isLongRun ? 1_000 : 8;

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'podlog-sessions-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(`${COUNT} random sessions in two tabs come to the same state again, here and in a process of another time zone, language and date`, async () => {
  let actions = 0;
  for await (const { seed, text } of recordedSessions(COUNT)) {
    const log = parseLog(text);
    const played = playLog(log, { createReducer: createRootReducer });
    expect([seed, played.status, played.divergence, played.doubts]).toEqual([seed, 'same', null, []]);
    expect(findSecrets(log.records)).toEqual([]);
    actions += played.actions;
    writeFileSync(path.join(folder, `${seed}.podlog.jsonl`), text);
  }
  expect(actions).toBeGreaterThan(COUNT * 10);
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'replay-all.ts'), folder, LATER], {
    encoding: 'utf8',
    cwd: path.join(__dirname, '../../..'),
    env: { ...process.env, TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
  });
  expect(stderr).toBe('');
  const told = JSON.parse(stdout) as { verdicts: object; day: string; hours: number; written: string };
  expect(told.verdicts).toEqual({ same: COUNT + (COUNT % 2) });
  expect(told).toMatchObject({ day: 'Mon Jan 01 2029', hours: 5, written: '1.234,5' });
}, 3_600_000);
