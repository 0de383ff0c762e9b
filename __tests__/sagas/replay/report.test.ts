import { createContents } from '../../../src/client/replay/contents';
import { parseLog } from '../../../src/client/replay/parse';
import { playLog } from '../../../src/client/replay/player';
import { linesOf, piecesOf } from '../../../src/client/replay/reading/lines';
import { reportFile, reportFileName } from '../../../src/client/replay/report';
import { holdsSecret } from '../../../src/client/replay/redaction/find-secrets';
import '../../../src/client/late-parts';
import { createRootReducer } from '../../../src/client/store';
import { recordedStore } from './recorded-store';
import { listsAndFailures } from './sessions';

const recorded = async () => {
  const store = recordedStore();
  await listsAndFailures(store);
  const log = await store.recorder.exportLog();
  store.recorder.stop();
  return log;
};

test('a report is one zipped file that folds as the log did and ends with what was said', async () => {
  const log = await recorded();
  const file = await reportFile(log, { seq: 9, at: 1_700_000_000_000, expected: 'Der Preis sollte bleiben: 12 €' });
  let text = '';
  for await (const line of linesOf(piecesOf(file.stream()))) text += `${line.text}\n`;
  const read = parseLog(text);
  expect(read.records.at(-1)?.[1]).toEqual({ t: 'r', seq: 9, at: 1_700_000_000_000, expected: 'Der Preis sollte bleiben: 12 €' });
  expect(playLog(read, { createReducer: createRootReducer })).toMatchObject({ status: 'same' });
  expect(file.size).toBeLessThan(log.size / 2);
  expect(reportFileName(1_700_000_000_000)).toBe('2023-11-14T22-13-20.podlog.jsonl.gz');
});

test('what is in a log is told by field and by action, from the log itself', async () => {
  const text = await (await recorded()).text();
  const contents = createContents();
  for (const [, record] of parseLog(text).records) contents.look(record);
  const { actions, calls, lastSeq, fields, types, from, to } = contents.result();
  expect({ actions, calls }).toEqual({
    actions: text.match(/^\{"t":"a"/gm)?.length,
    calls: text.match(/^\{"t":"n"/gm)?.length,
  });
  expect(lastSeq).toBe(actions);
  expect(to).toBeGreaterThanOrEqual(from ?? Infinity);
  expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(actions);
  const name = fields.find(({ field }) => field === 'sto_name');
  expect(name).toMatchObject({ shown: 0, examples: [] });
  expect(name?.hidden).toBeGreaterThan(0);
  expect(fields.find(({ field }) => field === 'sto_status')?.shown).toBeGreaterThan(0);
  expect(fields.flatMap(({ examples }) => examples).join()).not.toMatch(/~[0-9a-f]{16}/);
});

test.each([
  ['The buyer joe@example.com is missing', true],
  ['Bearer abcdefghijklmnop was in the address', true],
  ['Number +49 170 1234567', false],
  ['+49 170 1234567', true],
  ['The price of order 1042 became 0', false],
])('%s: looks secret: %s', (text, secret) => {
  expect(holdsSecret(text)).toBe(secret);
});
