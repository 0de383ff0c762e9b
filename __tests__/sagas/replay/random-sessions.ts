import { stores } from '../../../src/client/entities/stores';
import { orders } from '../../../src/client/entities/orders';
import { jobGroups } from '../../../src/client/entities/job-groups';
import { notifications } from '../../../src/client/entities/notifications';
import { uiActions } from '../../../src/client/editor/ui';
import { after } from '../../../src/client/kernel/clock';
import { changed, listHidden, listShown } from '../../../src/client/kernel/on-screen';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import { forgetLogs } from '../../../src/client/replay/storage';
import { bulkActions } from '../../../src/client/tasks/bulk/bulk-slice';
import { pushTask } from '../../../src/client/tasks/kinds';
import { settle } from '../support/fake-server';
import { seeded } from './hostile-logs';
import { recordedStore, TAB } from './recorded-store';
import { storeRow } from './sessions';

type Session = ReturnType<typeof recordedStore>;

const id = (n: number): string => n.toString(16).padStart(24, '6');

/** Somebody who does this and that, while answers come late, out of order, wrong, or never. */
const randomSession = async ({ store, calls }: Session, seed: number, steps = 30): Promise<void> => {
  const random = seeded(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const answered = new Set<unknown>();
  const rows = (): object[] => Array.from({ length: below(6) }, () => storeRow(1 + below(20), `Shop ${below(50)}`));
  const loads = [
    () => stores.actions.load({ page: 1 + below(3), perpage: 5, variables: { status: 'Valid' } }),
    () => stores.actions.load({ variables: { search: `shop ${below(4)}` } }),
    () => orders.actions.load({ perpage: 3 }),
    () => jobGroups.actions.load(),
    () => notifications.actions.load(),
  ];
  const deeds = [
    ...loads,
    () => stores.actions.save({ _id: id(1 + below(20)), params: { platform_id: 'woocommerce', sto_name: `New ${below(9)}` } }),
    () => stores.actions.trash({ delete_ids: [id(1 + below(20))] }),
    () => taskActions.setPanelOpen(random() < 0.5),
    () => pushTask('uploadFile', { blobId: `blob ${below(3)}`, filename: 'cat.png', mimetype: 'image/png', size: 5, type: 'image' }),
    () => uiActions.zoomTo(below(8)),
    () => uiActions.goToStep(random() < 0.5 ? 'details' : 'design'),
    () => bulkActions.begin('jobItem', { ids: [id(below(9))] }, true),
    () => listShown({ entity: 'stores', key: '[1,20,[]]', query: {} }),
    () => listHidden({ entity: 'stores', key: '[1,20,[]]' }),
    () => changed({ changes: [{ kind: 'stores', by: null }] }),
  ];
  const answerSome = async (): Promise<void> => {
    const open = calls.filter((call) => !answered.has(call));
    const call = open[below(open.length)];
    if (!call) return;
    answered.add(call);
    if (random() < 0.25) {
      const kinds = ['refused', 'maintenance', 'ignored'] as const;
      return call.fail({ kind: kinds[below(kinds.length)] ?? 'refused', message: `HTTP ${400 + below(120)}` });
    }
    if (call.operation === 'Stores') return call.answer({ stores: rows() }, below(40));
    if (call.operation === 'MakeStore') return call.answer({ makeStore: storeRow(1 + below(20), `Saved ${below(9)}`) });
    if (call.operation === 'TrashStore') return call.answer({ trashStore: [id(1 + below(20))] });
    // Another program's answer, or none that fits.
    return call.answer(random() < 0.5 ? {} : { [call.operation]: rows() }, 1);
  };
  const act = (): void => {
    const deed = deeds[below(deeds.length)];
    if (!deed) return;
    // A timer's doing, or a person's.
    if (random() < 0.15) after(0, () => void store.dispatch(deed()));
    else store.dispatch(deed());
  };
  for (let step = 0; step < steps; step++) {
    if (random() < 0.55) act();
    else await answerSome();
    if (random() < 0.2) await settle();
  }
  await settle();
};

/** So many random sessions, two at a time in one browser, and what each tab recorded. */
export async function* recordedSessions(count: number): AsyncGenerator<{ readonly seed: number; readonly text: string }> {
  for (let seed = 1; seed <= count; seed += 2) {
    await forgetLogs();
    const tabs = [recordedStore(), recordedStore({ tab: { ...TAB, id: 'the other tab' } })];
    await Promise.all(tabs.map((tab, i) => randomSession(tab, seed + i)));
    for (const [i, tab] of tabs.entries()) {
      const text = await tab.exported();
      tab.recorder.stop();
      tab.stop();
      yield { seed: seed + i, text };
    }
  }
}
