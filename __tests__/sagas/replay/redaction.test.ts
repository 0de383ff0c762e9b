import { openDB } from 'idb';
import { ProductPresetCountDocument } from '../../../src/contract/generated/operations';
import { stores } from '../../../src/client/entities/stores';
import { RequestError } from '../../../src/client/kernel/app-error';
import type { Request } from '../../../src/client/kernel/request';
import { parseLog } from '../../../src/client/replay/parse';
import { createRedactor, isMark } from '../../../src/client/replay/redaction/redact';
import { findSecrets } from '../../../src/client/replay/redaction/find-secrets';
import { forgetLogs } from '../../../src/client/replay/storage';
import { recordedStore, TAB } from './recorded-store';
import { planted } from './secrets';
import { backgroundTasks, editorSession, listsAndFailures } from './sessions';

beforeEach(forgetLogs);

const everythingStored = async (): Promise<string> => {
  const db = await openDB('action-log');
  const kept = await Promise.all([...db.objectStoreNames].map((store) => db.getAll(store)));
  db.close();
  return JSON.stringify(kept);
};

/** A JSON text has its quotes escaped, so a secret with quotes would be missed. */
const holds = (text: string, secret: string): boolean => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1));

test('of the planted secrets none is in the log, in the browser’s storage or in the export', async () => {
  expect(planted.length).toBeGreaterThanOrEqual(50);
  const console_ = ['log', 'info', 'warn', 'error', 'debug'].map((level) =>
    jest.spyOn(console, level as 'log').mockImplementation(() => undefined),
  );
  const recorded = recordedStore();
  for (const type of ['anything/happened', 'entities/received', 'stores/load', 'tasks/push', 'editor/ui/select', 'counts/received']) {
    for (const { payload } of planted) recorded.store.dispatch({ type: `${type}-planted`, payload, meta: payload });
  }
  for (const { payload } of planted) recorded.store.dispatch({ type: 'editor/product/planted', payload });
  // Calls, their variables, answers and errors, and faults.
  for (const { payload, secret } of planted) {
    const answering = recorded.recorder.watchRequest((() => Promise.resolve({ data: payload, total: 1 })) as unknown as Request);
    await answering(ProductPresetCountDocument, payload as never);
    const failing = recorded.recorder.watchRequest((() =>
      Promise.reject(new RequestError({ kind: 'refused', message: secret, code: secret }))) as Request);
    await failing(ProductPresetCountDocument, {}).catch(() => undefined);
    recorded.recorder.noteFault(new Error(`It failed for ${secret}`));
    recorded.recorder.noteFault(secret);
  }
  const text = await recorded.exported();
  recorded.recorder.stop();
  const stored = await everythingStored();
  const printed = JSON.stringify(console_.flatMap(({ mock }) => mock.calls));
  for (const spy of console_) spy.mockRestore();
  expect(planted.filter(({ secret }) => holds(text, secret)).map(({ kind }) => kind)).toEqual([]);
  expect(planted.filter(({ secret }) => holds(stored, secret)).map(({ kind }) => kind)).toEqual([]);
  expect(planted.filter(({ secret }) => holds(printed, secret)).map(({ kind }) => kind)).toEqual([]);
  expect(text.includes(TAB.key)).toBe(false);
  expect(text.length).toBeGreaterThan(50_000);
});

test('the journey’s own sessions hold no secret by the looks of it', async () => {
  const recorded = recordedStore();
  await listsAndFailures(recorded);
  await editorSession(recorded);
  await backgroundTasks(recorded);
  const text = await recorded.exported();
  recorded.recorder.stop();
  expect(findSecrets(parseLog(text).records)).toEqual([]);
  const names = ['anna.seller', 'Anna', 'Main Street', 'ck_0', 'cs_f', 'birthday', '1234567', 'example.com'];
  expect(names.filter((name) => text.includes(name))).toEqual([]);
});

test('of a refusal a log shows the code and the numbers, never the names that fill it in', () => {
  const values = { name: 'Anna', group: 'Anna', role: 'Anna', status: 'Anna', _id: 'Anna', count: 3 };
  const error = { kind: 'refused', message: 'Anna is in the group.', refusal: 'group.inUse', values };
  const text = JSON.stringify(createRedactor(TAB.key).action({ type: 'entities/failed', payload: { error } } as never));
  expect(text).not.toContain('Anna');
  expect(text).toContain('"refusal":"group.inUse"');
  expect(text).toContain('"count":3');
});

test('a filter by e-mail address is one list before and after', async () => {
  const recorded = recordedStore();
  recorded.store.dispatch(stores.actions.load({ variables: { search: 'anna@example.com' } }));
  await recorded.last('Stores').answer({ stores: [] }, 0);
  const text = await recorded.exported();
  recorded.recorder.stop();
  const keys = [...text.matchAll(/"(?:listKey|key)":("(?:[^"\\]|\\.)*")/g)].map(([, key]) => JSON.parse(key ?? '""') as string);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(JSON.parse(keys[0] ?? '')).toEqual([1, 20, [['search', expect.stringMatching(/^~[0-9a-f]{16}$/)]]]);
});

describe('what is shown', () => {
  const redactor = createRedactor(TAB.key);

  test('ids, statuses, numbers and flags, so that a log can be read', () => {
    const action = {
      type: 'stores/save',
      payload: { _id: '6'.repeat(24), sto_status: 'Valid', total_order: 12, sto_auto: true, color: '#aa2244', tags: [] },
      meta: { requestId: 'f'.repeat(32) },
    };
    expect(redactor.action(action)).toEqual(action);
  });

  test('the same text is the same mark, another tab’s mark is another', () => {
    const shown = redactor.data({ a: 'Anna', b: 'Anna', c: 'Ben' }) as Record<string, string>;
    expect(isMark(shown.a ?? '')).toBe(true);
    expect(shown.a).toBe(shown.b);
    expect(shown.c).not.toBe(shown.a);
    expect(createRedactor('f'.repeat(32)).hide('Anna')).not.toBe(shown.a);
  });

  test('a file by its size and type alone', () => {
    expect(redactor.data({ file: new Blob(['secret'], { type: 'image/png' }) })).toEqual({ file: { size: 6, type: 'image/png' } });
  });

  test('settings of a layer by their name', () => {
    const settings = [
      { name: 'fill', value: '#ff0000' },
      { name: 'fontFamily', value: 'Playfair Display' },
      { name: 'x', value: 12.5 },
    ];
    expect(redactor.data({ settings })).toEqual({ settings });
  });
});

test.each([
  ['a token', { t: 'a', seq: 1, action: { type: 'x', payload: { token: 'abc' } } }],
  ['a password', { t: 'a', seq: 1, action: { type: 'x', payload: { form: { password: 'abc' } } } }],
  ['a store’s key', { t: 'a', seq: 1, action: { type: 'x', payload: { woocommerce: { key: 'abc' } } } }],
  ['an e-mail address', { t: 'n', seq: 1, operation: 'X', variables: { search: 'anna@example.com' } }],
  ['an e-mail address as a key', { t: 's', seq: 1, state: { users: { 'anna@example.com': {} } } }],
  ['a signed address', { t: 'n', seq: 1, operation: 'X', answer: { url: '/put?signature=0123456789' } }],
  ['a phone number', { t: 'a', seq: 1, action: { type: 'x', payload: { note: '+49 170 1234567' } } }],
  ['a phone number as a number', { t: 'a', seq: 1, action: { type: 'x', payload: { phone_number: 491701234567 } } }],
  ['a bearer header', { t: 'e', seq: 1, message: 'sent Bearer abcdefgh123' }],
])('%s in a log is found', (_name, record) => {
  expect(findSecrets([[7, record as never]])).toMatchObject([{ line: 7 }]);
});
