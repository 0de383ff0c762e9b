import fc from 'fast-check';
import { openDB } from 'idb';
import { ProductPresetCountDocument } from '../../../src/contract/generated/operations';
import refusals from '../../../i18n/en/refusals.json';
import { BULK_ACTIONS } from '../../../src/domain/lists/bulk';
import { ORDER_STATUSES } from '../../../src/domain/sales/order-status';
import { entities } from '../../../src/client/entities';
import { taskKinds } from '../../../src/client/tasks/kinds';
import { stores } from '../../../src/client/entities/stores';
import { RequestError } from '../../../src/client/kernel/app-error';
import { received } from '../../../src/client/kernel/received';
import type { Request } from '../../../src/client/kernel/request';
import { parseLog } from '../../../src/client/replay/parse';
import { createRedactor, isMark } from '../../../src/client/replay/redaction/redact';
import { markOf } from '../../../src/client/replay/redaction/siphash';
import { findSecrets } from '../../../src/client/replay/redaction/find-secrets';
import { forgetLogs } from '../../../src/client/replay/storage';
import { heldRows } from '../../../src/client/replay/scribe';
import { changedRows, type State } from '../../../src/client/replay/slices';
import { createRootReducer } from '../../../src/client/store';
import { recordedStore, TAB } from './recorded-store';
import { planted } from './secrets';
import { backgroundTasks, editorSession, listsAndFailures } from './sessions';
import { growthOf } from '../../support/growth';

beforeEach(forgetLogs);

const everythingStored = async (): Promise<string> => {
  const db = await openDB('action-logs');
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
  expect(stored).toContain('anything/happened-planted');
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

describe('what looks like a word of ours is shown only when it is one', () => {
  const redactor = createRedactor(TAB.key);
  const read = (value: unknown): string => JSON.stringify(redactor.data(value));

  test.each([
    ['role', { role: 'Anna' }],
    ['type', { type: 'Anna Seller' }],
    ['kind', { error: { kind: 'anna' } }],
    ['status', { status: 'Anna-in-Berlin' }],
    ['id', { id: 'Anna' }],
    ['_id', { _id: 'anna_seller' }],
    ['ids', { ids: ['Anna'] }],
    ['refusal', { refusal: 'anna.seller' }],
    ['refusal of a known subject with a name in it', { refusal: 'account.Anna.seller' }],
    ['field', { error: { field: 'anna' } }],
    ['currency', { currency: 'Anna' }],
    ['language', { language: 'anna' }],
    ['the family of an uploaded font', { fontFamily: "Anna's Handwriting" }],
    ['the same in one word', { fontFamily: 'AnnaHandwriting' }],
    ['the same as a setting', { settings: [{ name: 'fontFamily', value: 'AnnaHandwriting' }] }],
    ['a key of a record by id', { lists: { Anna: {} }, runs: { anna: 1 }, entities: { stores: { Anna: { _id: 'Anna' } } } }],
    ['a name every object has', { constructor: 'Anna', toString: 'Anna' }],
    ['a page’s address', { href: '/stores?search=Anna' }],
  ])('%s', (_name, value) => {
    expect(read(value)).not.toMatch(/anna/i);
  });

  test('the name of an error', () => {
    expect([redactor.text('error', 'TypeError'), redactor.text('error', 'AnnaError')]).toEqual(['TypeError', expect.stringMatching(/^~/)]);
  });

  test('every kind of row, operation and background task of the program, and every choice and status of the domain, is one', () => {
    const words = [
      ...Object.entries(entities).flatMap(([name, { actions }]) => [name, ...Object.keys(actions)]),
      ...Object.keys(taskKinds),
      ...Object.keys(createRootReducer()(undefined, { type: 'begin' }).counts),
      ...ORDER_STATUSES,
      ...BULK_ACTIONS,
    ];
    expect(words.filter((word) => redactor.text('status', word) !== word)).toEqual([]);
  });

  test('every code of a refusal is known', () => {
    const codes = Object.entries(refusals as Record<string, object>).flatMap(([subject, texts]) =>
      Object.keys(texts).map((code) => `${subject}.${code.replace(/_(one|other|many)$/, '')}`),
    );
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => redactor.text('refusal', code) !== code)).toEqual([]);
  });

  test('in the recorded sessions no status, kind or operation is hidden, so that a log can be read', async () => {
    const recorded = recordedStore();
    await listsAndFailures(recorded);
    await editorSession(recorded);
    await backgroundTasks(recorded);
    const text = await recorded.exported();
    recorded.recorder.stop();
    const hidden = text.match(/"(?:status|kind|operation|entity|phase|step|panel|tool|sto_status|sto_type|job_type|provider)":"~[^"]*"/g);
    expect(hidden).toBeNull();
  });
});

test('nesting without end is cut off instead of breaking the recorder', () => {
  let deep: unknown = 'x';
  for (let n = 0; n < 50_000; n++) deep = { deep };
  expect(JSON.stringify(createRedactor(TAB.key).data(deep)).length).toBeLessThan(2_000);
  expect(JSON.stringify(createRedactor(TAB.key).data(Array(1).fill(deep))).length).toBeLessThan(2_000);
});

test.each([
  ['of letters', 'a'],
  ['of dots', '.'],
  ['of web tokens', '-eyJ'],
  ['of tokens', 'aB3'],
  ['of bearers', 'Bearer '],
  ['of addresses', '?token='],
  ['of amazons', '&X-Amz-'],
  ['of at signs', 'a@'],
  ['of mail addresses', 'a@b'],
  ['of keys', '-----BEGIN A '],
  ['of numbers', '12-'],
  ['of digits', '+1 '],
])('a text %s is searched in a time that grows as it does', (_name, piece) => {
  const search = (text: string) => findSecrets([[1, { t: 'a', seq: 1, action: { type: 'x', payload: { text } } } as never]]);
  expect(growthOf(search, (length) => piece.repeat(length / piece.length))).toBeLessThan(40);
});

test('a secret is found however deep it lies, and its place is told', () => {
  let deep: unknown = { email: 'anna@example.com' };
  for (let n = 0; n < 20_000; n++) deep = [deep];
  const [found] = findSecrets([[1, { t: 'a', seq: 1, action: { type: 'x', payload: deep } } as never]]);
  expect(found?.pointer.endsWith('/email')).toBe(true);
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

/** The first two and the last are of the paper; the others are what another program makes of texts beyond ASCII. */
test.each([
  ['', '726fdb47dd0e0e31'],
  ['\u0000\u0001\u0002\u0003\u0004\u0005\u0006', 'ab0200f58b01d137'],
  ['\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007', '93f5f5799a932462'],
  ['é', '242aa8f118ca4ba5'],
  ['\ud800', 'b9983c482c6ee147'],
  ['日'.repeat(300), 'eca98956cb8e11be'],
  ['anna.seller@example.com', '3c51a38499247f47'],
  [String.fromCharCode(...Array(15).keys()), 'a129ca6149be45e5'],
])('the mark of %j is that of SipHash-2-4', (text, digits) => {
  expect(markOf(Uint32Array.of(0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c), text)).toBe(`~${digits}`);
});

test('a row that stands where it stood, one that moved, one that came and one that went are told apart', () => {
  const row = (n: number) => ({ _id: `${n}` });
  const [a, b, c, d] = [row(1), row(2), row(3), row(4)];
  const anew = { ...b };
  const told = changedRows(
    [
      [a, b],
      [undefined, c],
    ],
    [
      [a, undefined, c],
      [anew, d],
    ],
  );
  expect([...told]).toEqual([
    ['2', [b, anew]],
    ['4', [undefined, d]],
  ]);
});

test('what an answer says once more of a row is shown as if nobody had known it', () => {
  const person = fc.record({ first_name: fc.string(), role: fc.constantFrom('root', 'Anna'), phone: fc.oneof(fc.string(), fc.integer()) });
  const row = fc.record(
    {
      _id: fc.constantFrom('a', 'b', 'constructor'),
      name: fc.constantFrom('Text #1', 'Anna', 'type'),
      status: fc.constantFrom('Valid', 'Anna'),
      total: fc.integer({ max: 3 }),
      buyer: person,
      images: fc.array(fc.record({ url: fc.constantFrom('/files/1', 'Anna'), width: fc.integer({ max: 2 }) }), { maxLength: 2 }),
      settings: fc.dictionary(fc.constantFrom('__proto__', 'type', 'Anna'), person, { maxKeys: 2 }),
    },
    { requiredKeys: ['_id'] },
  );
  const answer = fc.tuple(fc.constantFrom('stores', 'orders', 'nothing'), fc.array(row, { maxLength: 3 }));
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 12 }), (answers) => {
      const reduce = createRootReducer();
      const [knowing, forgetful] = [createRedactor(TAB.key), () => createRedactor(TAB.key)];
      let state = reduce(undefined, { type: 'begin' });
      for (const [kind, rows] of answers) {
        // As they come from a server: nothing of them is anything of before.
        const entities = { [kind]: Object.fromEntries(structuredClone(rows).map((each) => [each._id, each])) };
        const action = received({ origin: { entity: kind, operation: 'load' }, entities, at: 1 });
        const before = state;
        state = reduce(state, action);
        const shown = forgetful().action(action);
        expect(knowing.action(action, heldRows({ action, state: state as unknown as State }))).toEqual(shown);
        // Nor does it matter what the page makes of the answer.
        expect(knowing.action(structuredClone(action), heldRows({ action, state: before as unknown as State }))).toEqual(shown);
      }
    }),
  );
});
