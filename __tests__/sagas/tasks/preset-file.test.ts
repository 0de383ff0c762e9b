import { selectFailedTasks, selectLiveTasks } from '../../../src/client/kernel/tasks-slice';
import { pushTask } from '../../../src/client/tasks/kinds';
import { dropPresetFile, keepPresetFile, presetFileById } from '../../../src/client/tasks/preset-files';
import { comes } from '../../support/comes';
import { storeWithFakeServer } from '../support/fake-server';

const answer = (made: number, done: boolean) => ({
  productPresetCreateByJson: {
    done,
    made,
    changed: 0,
    same: 0,
    refused: 0,
    rows: Array.from({ length: made }, (_row, n) => ({
      row: n + 1,
      _id: null,
      name: `P${n}`,
      verdict: 'new',
      fields: [],
      message: null,
      reason: null,
    })),
  },
});

afterEach(() => dropPresetFile('f'));

test('a file is looked at without changing anything, then taken in under another key', async () => {
  const { store, calls } = storeWithFakeServer();
  keepPresetFile('f', '[{"name":"Tee"}]');
  store.dispatch(pushTask('presetFile', { what: 'check', fileId: 'f' }));
  await comes(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.variables).toMatchObject({ dry_run: true });
  await calls[0]!.answer(answer(1, false));
  await comes(() => expect(selectLiveTasks(store.getState())).toEqual([]));
  expect(presetFileById('f')?.answer).toMatchObject({ done: false, made: 1 });
  store.dispatch(pushTask('presetFile', { what: 'import', fileId: 'f' }));
  await comes(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.variables).toMatchObject({ dry_run: false });
  expect(calls[1]!.options.idempotencyKey).not.toBe(calls[0]!.options.idempotencyKey);
  await calls[1]!.answer(answer(1, true));
  await comes(() => expect(presetFileById('f')?.answer).toMatchObject({ done: true }));
});

test('a large file goes in pieces, whose rows are counted on', async () => {
  const { store, calls } = storeWithFakeServer();
  const presets = Array.from({ length: 10_001 }, (_preset, n) => ({ name: `P${n}` }));
  keepPresetFile('f', JSON.stringify(presets));
  store.dispatch(pushTask('presetFile', { what: 'check', fileId: 'f' }));
  await comes(() => expect(calls).toHaveLength(1));
  await calls[0]!.answer(answer(3, false));
  await comes(() => expect(calls).toHaveLength(2));
  await calls[1]!.answer(answer(1, false));
  await comes(() => expect(presetFileById('f')?.answer?.rows.map(({ row }) => row)).toEqual([1, 2, 3, 4]));
  expect(presetFileById('f')?.answer?.made).toBe(4);
});

test('what is no such file goes as it is: the server says what is wrong with it', async () => {
  const { store, calls } = storeWithFakeServer();
  keepPresetFile('f', 'not json');
  store.dispatch(pushTask('presetFile', { what: 'check', fileId: 'f' }));
  await comes(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.variables).toMatchObject({ json: 'not json' });
  await calls[0]!.fail({ kind: 'refused', message: 'No.' });
  await comes(() => expect(selectFailedTasks(store.getState())).toHaveLength(1));
});
