import { documentActions, historyActions } from '../../../src/client/editor/document/actions';
import { draftActions } from '../../../src/client/editor/drafts/slice';
import { productActions } from '../../../src/client/editor/product/slice';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import { pushTask } from '../../../src/client/tasks/kinds';
import { id, openDesign, until, type Session } from './sessions';

/** More work than workers: what waits is put before the rest, also what began or ended a moment ago, and some of it is held and given up. */
export const crowdedDay = async ({ store, calls, last }: Session): Promise<void> => {
  const sent = () => calls.filter(({ operation }) => operation === 'WorkMove');
  const entries = () => Object.values(store.getState().tasks.entries);
  const push = (n: number): string => {
    const task = pushTask('workshop', { what: 'move', id: id(7_000 + n), to: 'made' });
    store.dispatch(task);
    return task.payload.key;
  };
  const keys = Array.from({ length: 8 }, (_, n) => push(n));
  const [begun = '', , , , fifth = '', sixth = '', seventh = '', eighth = ''] = keys;
  await until(() => sent().length === 4);
  store.dispatch(taskActions.setPanelOpen(true));
  for (const key of [eighth, seventh, begun]) store.dispatch(taskActions.first({ key }));
  store.dispatch(taskActions.hold({ keys: [fifth, sixth] }));
  store.dispatch(taskActions.first({ key: fifth }));
  await sent()[0]?.answer({ workMove: 1 });
  await until(() => sent().length === 5);
  store.dispatch(taskActions.first({ key: begun }));
  store.dispatch(taskActions.release({ key: sixth }));
  store.dispatch(taskActions.dismiss({ key: fifth }));
  for (const call of sent().slice(1, 4)) await call.answer({ workMove: 1 });
  await until(() => sent().length === 7);
  await sent()[4]?.answer({ workMove: 1 });
  await sent()[5]?.fail({ kind: 'refused', message: 'It is with somebody else.' });
  await last('WorkMove').answer({ workMove: 1 });
  await until(() => entries().every(({ status }) => status === 'failed'));
  for (const { key } of entries()) store.dispatch(taskActions.dismiss({ key }));
  store.dispatch(taskActions.setPanelOpen(false));
};

/** A template somebody else's program drew, to a thousandth: its draft, of which the name alone is new, is taken; its texts are copied. */
export const inheritedDesign = async (session: Session): Promise<void> => {
  const { store } = session;
  await openDesign(session, { x: 166.3333, y: 90.7777 }, 412.3456);
  const shown = () => store.getState().editor;
  const { document, product, session: open } = shown();
  const { templateId, mockupId, itemInfoId, version, listingVersion, sides } = open;
  store.dispatch(draftActions.found({ id: id(952), savedAt: 7 }));
  if (product.form) {
    const draft = structuredClone({ document: document.present, form: { ...product.form, name: 'For my sister' }, assets: {}, sent: null });
    store.dispatch(draftActions.restored({ ...draft, session: { templateId, mockupId, itemInfoId, version, listingVersion, sides } }));
  }
  store.dispatch(historyActions.undo());
  store.dispatch(historyActions.redo());
  store.dispatch(documentActions.duplicateLayers({ sideId: 'front', layerIds: ['greeting'] }));
  store.dispatch(documentActions.duplicateLayers({ sideId: 'back', layerIds: ['greeting'] }));
  const layers = Object.values(shown().document.present.sides.front?.layers ?? {});
  store.dispatch(documentActions.pasteLayers({ sideId: 'back', layers, offset: 15 }, 'paste'));
  store.dispatch(historyActions.undo());
  store.dispatch(productActions.edit({ name: 'For my brother' }));
};
