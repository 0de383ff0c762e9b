/** @covers __tests__/fixtures */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseLog } from '../../../src/client/replay/parse';
import { playLog } from '../../../src/client/replay/player';
import { findSecrets } from '../../../src/client/replay/redaction/find-secrets';
import { forgetLogs } from '../../../src/client/replay/storage';
import '../../../src/client/late-parts';
import { createRootReducer } from '../../../src/client/store';
import { recordedStore } from './recorded-store';
import { backgroundTasks, editorSession, listsAndFailures } from './sessions';

const folder = path.join(__dirname, '../../fixtures/logs');
const sessions = { 'lists-and-failures': listsAndFailures, 'background-tasks': backgroundTasks, 'editor-session': editorSession };

// UPDATE_LOGS=1 records the sessions anew, after a change of the state or of the format that is meant.
if (process.env.UPDATE_LOGS) {
  test.each(Object.entries(sessions))('record %s', async (name, session) => {
    await forgetLogs();
    const recorded = recordedStore();
    await session(recorded);
    writeFileSync(path.join(folder, `${name}.podlog.jsonl`), await recorded.exported());
    recorded.recorder.stop();
  });
}

const files = Object.keys(sessions).map((name) => `${name}.podlog.jsonl`);

test('every log in the folder is one that can be recorded anew', () => {
  expect(
    readdirSync(folder)
      .filter((file) => file.endsWith('.podlog.jsonl'))
      .sort(),
  ).toEqual([...files].sort());
});

describe.each(files)('%s', (file) => {
  const read = () => parseLog(readFileSync(path.join(folder, file), 'utf8'));

  test('folds twice to the same state, through every checkpoint', () => {
    const [first, second] = [read(), read()].map((log) => playLog(log, { createReducer: createRootReducer }));
    expect(first?.divergence).toBeNull();
    expect(first?.actions).toBeGreaterThan(10);
    expect(first?.checkpoints).toBeGreaterThan(1);
    expect(second?.slices).toEqual(first?.slices);
    expect(second?.state).toEqual(first?.state);
  });

  test('holds no secret', () => {
    expect(findSecrets(read().records)).toEqual([]);
  });
});
