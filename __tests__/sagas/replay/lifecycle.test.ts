import { stores } from '../../../src/client/entities/stores';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import type { LogRecord } from '../../../src/client/replay/format';
import { playLog } from '../../../src/client/replay/player';
import { forgetLogs, openStorage } from '../../../src/client/replay/storage';
import { sessionActions } from '../../../src/client/shell/session/session-slice';
import { createRootReducer } from '../../../src/client/store';
import { comes } from '../../support/comes';
import { recordedStore } from './recorded-store';
import { storeRow } from './sessions';

beforeEach(forgetLogs);

type Recorded = ReturnType<typeof recordedStore>;

const recordsOf = async (recorded: Recorded): Promise<LogRecord[]> => (await recorded.log()).records.map(([, record]) => record);
const kinds = (records: readonly LogRecord[]): string => records.map(({ t }) => t).join('');
const seqs = (records: readonly LogRecord[]): number[] => records.flatMap((record) => (record.t === 'a' ? [record.seq] : []));
const signIn = ({ store }: Recorded, userId: string) => store.dispatch(sessionActions.signedIn({ userId }));
const click = ({ store }: Recorded, times = 1) => {
  for (let n = 0; n < times; n++) store.dispatch(taskActions.setPanelOpen(n % 2 === 0));
};
/** Its code has come and its storage is open. */
const begun = ({ recorder }: Recorded) => recorder.flush();

test('what a page did up to the moment it is left is stored then, with nothing to wait for', async () => {
  const left = recordedStore();
  await begun(left);
  click(left, 7);
  // Whatever storing takes after this has happened without the page.
  expect(left.recorder.leave()).toBe(0);
  left.recorder.stop();
  const next = recordedStore();
  click(next);
  const records = await recordsOf(next);
  next.recorder.stop();
  expect(kinds(records)).toMatch(/^ha{7}qha$/);
  expect(records[8]).toEqual({ t: 'q', seq: 7 });
  expect(seqs(records)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a page that is left before its log could begin says how much is lost; the next one’s log says so too', async () => {
  const hasty = recordedStore();
  click(hasty, 3);
  const lost = hasty.recorder.leave();
  hasty.recorder.stop();
  expect(lost).toBe(3);
  const next = recordedStore({ lost });
  click(next);
  const { records } = await next.log();
  next.recorder.stop();
  expect(records[0]?.[1]).toMatchObject({ t: 'h', complete: true });
  expect(records[1]?.[1]).toEqual({ t: 'g', reason: 'lost', from: 1, to: 3 });
  const result = playLog({ records }, { createReducer: createRootReducer });
  expect(result).toMatchObject({ status: 'same', gaps: [{ reason: 'lost', from: 1, to: 3 }], lastSeq: 4 });
});

test('a page that was only hidden goes on, and its log is whole', async () => {
  const recorded = recordedStore();
  await begun(recorded);
  click(recorded);
  recorded.recorder.leave();
  click(recorded, 2);
  const records = await recordsOf(recorded);
  recorded.recorder.stop();
  expect(kinds(records)).toMatch(/^haqaa$/);
});

describe('a log belongs to one person', () => {
  const adasLog = async (): Promise<Recorded> => {
    const ada = recordedStore();
    signIn(ada, 'a'.repeat(24));
    ada.store.dispatch(stores.actions.load());
    await ada.last('Stores').answer({ stores: [storeRow(1)] });
    await begun(ada);
    return ada;
  };

  test('the next person’s export in the same tab holds nothing of the former', async () => {
    (await adasLog()).recorder.stop();
    const ben = recordedStore();
    signIn(ben, 'b'.repeat(24));
    const text = await ben.exported();
    expect(text).not.toContain('a'.repeat(24));
    expect(text).not.toContain('stores/load');
    expect(await ben.recorder.otherLogs()).toEqual([]);
    ben.recorder.stop();
  });

  test('nor does that of somebody who has not signed in', async () => {
    (await adasLog()).recorder.stop();
    const nobody = recordedStore();
    click(nobody);
    expect(await nobody.exported()).not.toContain('stores/load');
    nobody.recorder.stop();
  });

  test('they read it themselves when they come back', async () => {
    (await adasLog()).recorder.stop();
    const again = recordedStore();
    signIn(again, 'a'.repeat(24));
    expect(await again.exported()).toContain('stores/load');
    again.recorder.stop();
  });

  test('when they have signed out, nobody reads it on that page, but its end is kept', async () => {
    const ada = await adasLog();
    ada.store.dispatch(sessionActions.signedOut());
    await expect(ada.exported()).rejects.toThrow('not signed in');
    await expect(ada.recorder.otherLogs()).rejects.toThrow('not signed in');
    ada.recorder.leave();
    ada.recorder.stop();
    const again = recordedStore();
    signIn(again, 'a'.repeat(24));
    expect(await again.exported()).toContain('session/signedOut');
    again.recorder.stop();
  });

  test('somebody else on the same page is not recorded and reads nothing', async () => {
    const ada = await adasLog();
    ada.store.dispatch(sessionActions.signedOut());
    signIn(ada, 'b'.repeat(24));
    click(ada);
    await expect(ada.exported()).rejects.toThrow('not signed in');
    const again = recordedStore();
    signIn(again, 'a'.repeat(24));
    expect(await again.exported()).not.toContain('b'.repeat(24));
    again.recorder.stop();
  });

  test('the log of a tab that is gone can be exported from another, by them alone', async () => {
    (await adasLog()).recorder.stop();
    const tab = { id: 'another-tab', key: '0f'.repeat(16) };
    const ada = recordedStore({ tab });
    signIn(ada, 'a'.repeat(24));
    const [other, ...more] = await ada.recorder.otherLogs();
    expect(more).toEqual([]);
    expect(await (await ada.recorder.exportLog(other?.tab)).text()).toContain('stores/load');
    ada.recorder.stop();
    const ben = recordedStore({ tab: { ...tab, id: 'bens-tab' } });
    signIn(ben, 'b'.repeat(24));
    expect(await ben.recorder.otherLogs()).toEqual([]);
    expect(await (await ben.recorder.exportLog(other?.tab)).text()).toBe('');
    ben.recorder.stop();
  });
});

test('an answer stands in a log once: with the action that carries its rows', async () => {
  const recorded = recordedStore();
  recorded.store.dispatch(stores.actions.load());
  await recorded.last('Stores').answer({ stores: [storeRow(1), storeRow(2)] }, 2);
  recorded.store.dispatch(stores.actions.save({ _id: storeRow(2)._id, params: { platform_id: 'woocommerce', sto_name: 'Renamed' } }));
  await recorded.last('MakeStore').answer({ makeStore: storeRow(2, 'Renamed') });
  recorded.store.dispatch(stores.actions.trash({ delete_ids: [storeRow(1)._id] }));
  await recorded.last('TrashStore').answer({ trashStore: [storeRow(1)._id] });
  recorded.store.dispatch(stores.actions.load());
  await recorded.last('Stores').answer({ stores: [storeRow(2)], more: 'than rows' }, 1);
  const records = await recordsOf(recorded);
  recorded.recorder.stop();
  const calls = records.flatMap((record) => (record.t === 'n' ? [record] : []));
  expect(calls.map(({ operation, answer, carried }) => [operation, answer !== undefined, carried])).toEqual([
    ['Stores', false, 2],
    ['MakeStore', false, 4],
    ['TrashStore', false, 6],
    ['Stores', true, undefined],
  ]);
  expect(records.find((record) => record.t === 'a' && record.seq === 2)).toMatchObject({ action: { type: 'entities/received' } });
});

test('where the person is and which language the page speaks is noted, as far as it says nothing of them', async () => {
  const recorded = recordedStore();
  click(recorded);
  recorded.recorder.notePlace({ address: '/stores/all?status=Valid&search=Anna%20Seller&page=2&Anna=1#anna', language: 'de' });
  recorded.recorder.notePlace({ address: `/mockup/${'6'.repeat(24)}/editor/Anna?token=secret-token`, language: 'Anna' });
  const places = (await recordsOf(recorded)).flatMap((record) => (record.t === 'p' ? [record] : []));
  recorded.recorder.stop();
  expect(places[0]).toMatchObject({ seq: 1, language: 'de' });
  expect(places[0]?.address).toMatch(/^\/stores\/all\?status=Valid&search=~[0-9a-f]{16}&page=2&~[0-9a-f]{16}=~[0-9a-f]{16}$/);
  expect(places[1]?.address).toMatch(/^\/mockup\/6{24}\/editor\/~[0-9a-f]{16}\?~[0-9a-f]{16}=~[0-9a-f]{16}$/);
  expect(places[1]?.language).toMatch(/^~/);
});

test('what could not be stored is a gap, after which the log goes on from a whole state', async () => {
  let refuse = false;
  const recorded = recordedStore({
    openStorage: async () => {
      const storage = await openStorage();
      return {
        ...storage,
        append: (...given) => (refuse ? Promise.reject(new Error('The browser has no room.')) : storage.append(...given)),
      };
    },
  });
  click(recorded, 3);
  await begun(recorded);
  refuse = true;
  click(recorded, 2);
  await begun(recorded);
  refuse = false;
  click(recorded, 4);
  const { records } = await recorded.log();
  recorded.recorder.stop();
  expect(kinds(records.map(([, record]) => record))).toBe('haaagsaaaa');
  expect(records[4]?.[1]).toEqual({ t: 'g', reason: 'lost', from: 4, to: 5 });
  expect(playLog({ records }, { createReducer: createRootReducer })).toMatchObject({ status: 'same', lastSeq: 9, actions: 7 });
});

test('a stretch another tab took the room of is a gap too', async () => {
  const recorded = recordedStore();
  click(recorded, 3);
  await begun(recorded);
  const other = await openStorage();
  await other.trim(0, 0, 0);
  other.close();
  click(recorded, 2);
  await begun(recorded);
  click(recorded, 4);
  const records = await recordsOf(recorded);
  recorded.recorder.stop();
  expect(seqs(records)).toEqual([6, 7, 8, 9]);
  expect(records[0]).toMatchObject({ t: 'h', complete: false });
  expect(records[1]).toEqual({ t: 'g', reason: 'trimmed', from: 1, to: 5 });
});

test('a fault is stored within a second, with a name only where it is one of the language’s own', async () => {
  const recorded = recordedStore();
  const reader = recordedStore();
  recorded.recorder.noteFault(Object.assign(new Error('Anna'), { name: 'Anna Seller' }), '/assets/main.js:1:2');
  await comes(async () => expect(kinds(await recordsOf(reader))).toContain('e'));
  const fault = (await recordsOf(reader)).find(({ t }) => t === 'e');
  expect(JSON.stringify(fault)).not.toContain('Anna');
  expect(fault).toMatchObject({ at: '/assets/main.js:1:2' });
  for (const { recorder } of [recorded, reader]) recorder.stop();
});
