import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseLog } from '../../../src/client/replay/parse';
import { playLog } from '../../../src/client/replay/player';
import { findSecrets } from '../../../src/client/replay/redaction/find-secrets';
import { forgetLogs } from '../../../src/client/replay/storage';
import { createRootReducer } from '../../../src/client/store';
import { randomSession } from './random-sessions';
import { recordedStore, TAB } from './recorded-store';

const COUNT = process.env.TEST_LONG ? 1_000 : 16;

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'podlog-sessions-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(`${COUNT} random sessions in two tabs come to the same state again, here and in a process of another time zone and language`, async () => {
  let actions = 0;
  for (let seed = 1; seed <= COUNT; seed += 2) {
    await forgetLogs();
    const tabs = [recordedStore(), recordedStore({ tab: { ...TAB, id: 'the other tab' } })];
    // Both at once, in one browser.
    await Promise.all(tabs.map((tab, i) => randomSession(tab, seed + i)));
    for (const [i, tab] of tabs.entries()) {
      const text = await tab.exported();
      tab.recorder.stop();
      tab.stop();
      const log = parseLog(text);
      const played = playLog(log, { createReducer: createRootReducer });
      expect([seed + i, played.status, played.divergence, played.doubts]).toEqual([seed + i, 'same', null, []]);
      expect(findSecrets(log.records)).toEqual([]);
      actions += played.actions;
      writeFileSync(path.join(folder, `${seed + i}.podlog.jsonl`), text);
    }
  }
  expect(actions).toBeGreaterThan(COUNT * 10);
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'replay-all.ts'), folder], {
    encoding: 'utf8',
    cwd: path.join(__dirname, '../../..'),
    env: { ...process.env, TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
  });
  expect(stderr).toBe('');
  const told = JSON.parse(stdout) as { verdicts: object; hours: number; written: string };
  expect(told.verdicts).toEqual({ same: COUNT + (COUNT % 2) });
  expect(told).toMatchObject({ hours: 5, written: '1.234,5' });
}, 3_600_000);
