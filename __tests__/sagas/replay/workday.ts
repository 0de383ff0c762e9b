import { bookmarkActions } from '../../../src/client/shell/bookmarks/bookmarks-slice';
import { customizerActions } from '../../../src/client/shell/customizer/customizer-slice';
import { inboxActions } from '../../../src/client/shell/notifications/inbox-slice';
import { searchActions } from '../../../src/client/shell/search/search-slice';
import { sessionActions } from '../../../src/client/shell/session/session-slice';
import { countActions } from '../../../src/client/entities/counts';
import { externalItems } from '../../../src/client/entities/external-items';
import { fileUploaded } from '../../../src/client/entities/files';
import { notifications } from '../../../src/client/entities/notifications';
import { orders } from '../../../src/client/entities/orders';
import { presets } from '../../../src/client/entities/presets';
import { stores } from '../../../src/client/entities/stores';
import { supports } from '../../../src/client/entities/supports';
import { assetActions } from '../../../src/client/editor/assets';
import { documentActions, historyActions, patchLayer } from '../../../src/client/editor/document/actions';
import { draftActions } from '../../../src/client/editor/drafts/slice';
import { productActions } from '../../../src/client/editor/product/slice';
import { saveActions } from '../../../src/client/editor/save/actions';
import { openEditor } from '../../../src/client/editor/session-actions';
import { uiActions } from '../../../src/client/editor/ui';
import { appStateLeft } from '../../../src/client/kernel/app-state';
import { changed, forgot } from '../../../src/client/kernel/on-screen';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import { bulkActions } from '../../../src/client/tasks/bulk/bulk-slice';
import { parseLog, type Log } from '../../../src/client/replay/parse';
import { forgetLogs } from '../../../src/client/replay/storage';
import { fakeBrowser } from '../support/fake-browser';
import { settle, type Around, type FakeCall } from '../support/fake-server';
import { crowdedDay, inheritedDesign } from './other-days';
import { recordedStore } from './recorded-store';
import { backgroundTasks, editorSession, id, listsAndFailures, openDesign, orderRow, storeRow, until, type Session } from './sessions';

const PERSON = id(77);
const person = {
  _id: PERSON,
  name: 'Ada Seller',
  email: 'ada@shop.test',
  role: 'root',
  groups: [],
  permission: [],
  auth_docker: [],
  total_credit: 12.5,
  bookmarks: null,
  unread_notifications: 3,
  customizer: { theme: 'dark', navbarType: 'floating' },
};

const note = (n: number, status = 'New') => ({
  _id: id(2_000 + n),
  type: 'Order',
  status,
  code: null,
  subject: `Order ${n} of Bea`,
  content: '',
  created_at: n,
  referent: null,
});
const notes = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => note(from - i));

const asked = ({ calls }: Session, operation: string): readonly FakeCall[] => calls.filter((call) => call.operation === operation);

/** Waits until a call went out that is another than the last one, and gives it. */
const next = async (session: Session, operation: string, before = asked(session, operation).length): Promise<FakeCall> => {
  await until(() => asked(session, operation).length > before);
  return session.last(operation);
};

/** Around the screens: signing in, the bell, searches, looks, bookmarks, counts, and signing out. */
export const shellDay = async (session: Session): Promise<void> => {
  const { store, last } = session;
  store.dispatch(sessionActions.resume());
  await last('CUser').answer({ cUser: person });
  await settle();
  const page = async (at: number, from: number, to: number, total: number, anew?: true): Promise<void> => {
    store.dispatch(inboxActions.load({ page: at, ...(anew && { anew }) }));
    await last('Notifications').answer({ notifications: notes(from, to) }, total);
  };
  await page(1, 60, 41, 60);
  await page(2, 42, 23, 62);
  await page(1, 62, 43, 62, true);
  await page(1, 90, 71, 90);
  store.dispatch(notifications.actions.mark({ ids: [id(2_090), id(2_089)], status: 'Readed' }));
  await last('NotificationMake').answer({ notificationMake: [note(90, 'Readed'), note(89, 'Readed')] });
  store.dispatch(notifications.actions.mark({ ids: [id(2_088), id(2_087), id(2_086)], status: 'Readed' }));
  await last('NotificationMake').fail({ kind: 'refused', message: 'No.' });
  store.dispatch(notifications.actions.mark({ ids: [id(2_090)], status: 'New' }));
  await last('NotificationMake').answer({ notificationMake: [note(90)] });
  store.dispatch(inboxActions.told({ unread: 9, newest: id(2_095) }));
  store.dispatch(notifications.actions.mark({ ids: [id(2_085)], status: 'Readed' }));
  store.dispatch(inboxActions.told({ unread: 12, newest: id(2_096) }));
  await last('NotificationMake').fail({ kind: 'refused', message: 'No.' });
  const readAll = asked(session, 'NotificationReadAll').length;
  store.dispatch(inboxActions.readAll());
  await settle();
  if (asked(session, 'NotificationReadAll').length > readAll) await last('NotificationReadAll').answer({ notificationReadAll: true });
  store.dispatch(inboxActions.load({ page: 1 }));
  await last('Notifications').fail({ kind: 'ignored', message: 'HTTP 405' });

  const all = { orders: true, listings: true, supports: true };
  const before = asked(session, 'Orders').length;
  store.dispatch(searchActions.ask({ query: 'anna', ...all }));
  store.dispatch(searchActions.ask({ query: 'anna b', ...all }));
  store.dispatch(searchActions.ask({ query: 'anna b', ...all }));
  await next(session, 'Orders', before);
  void last('Orders').answer({ orders: [1, 2].map(orderRow) }, 2);
  void last('ItemsInfo').answer({ itemsInfo: [] }, 0);
  await last('Supports').answer({ supports: [] }, 0);
  store.dispatch(searchActions.found({ query: 'anna', orderIds: [id(1)], listingIds: [], supportIds: [] }));
  store.dispatch(searchActions.ask({ query: 'anna c', ...all }));
  await (await next(session, 'Orders')).fail({ kind: 'refused', message: 'Too long.' });
  store.dispatch(searchActions.ask({ query: 'anna c', ...all }));
  store.dispatch(searchActions.ask({ query: '', ...all }));

  store.dispatch(customizerActions.setPanelOpen(true));
  store.dispatch(customizerActions.change({ theme: 'light', direction: 'rtl' }));
  store.dispatch(customizerActions.change({ navbarType: 'static' }));
  const profile = await next(session, 'UpdateProfile');
  store.dispatch(customizerActions.change({ navbarType: 'floating' }));
  await profile.answer({ updateProfile: person });
  await (await next(session, 'UpdateProfile')).fail({ kind: 'refused', message: 'Not now.' });
  store.dispatch(customizerActions.setPanelOpen(false));

  const bookmark = (n: number) => ({ id: id(n), target: 'jobs', title: `Jobs ${n}`, link: `/jobs?n=${n}`, icon: 'jobs', starred: true });
  store.dispatch(bookmarkActions.change([bookmark(1)]));
  await last('BookmarksSave').answer({ bookmarksSave: { ...person, bookmarks: [bookmark(1)] } });
  store.dispatch(bookmarkActions.change([bookmark(1), bookmark(2)]));
  await (await next(session, 'BookmarksSave', 1)).fail({ kind: 'refused', message: 'Too many.' });

  store.dispatch(countActions.load('stores'));
  await last('StoreCountQuery').answer({ storeCountQuery: { all: 2, valid: 1, lostconnection: 1, invalid: 0 } });
  store.dispatch(countActions.load('mockupDesigns'));
  await last('MockupCounter').answer({ mockupCounter: { published: 2, draft: 1, trashed: 0 } });
  store.dispatch(customizerActions.change({ theme: 'dark' }));
  store.dispatch(searchActions.ask({ query: 'bea', ...all }));
  store.dispatch(sessionActions.refused({ message: 'The code was used.' }));
  store.dispatch(sessionActions.signedOut({ elsewhere: true }));
  store.dispatch(sessionActions.signedIn({ userId: PERSON }));
  await settle();
};

const ROWS = { perpage: 5, variables: { status: 'Valid' } };

/** Lists that are shown twice, reread, changed by others and by oneself, let go; External, conversations, product types; every state of the page. */
export const listDay = async (session: Session): Promise<void> => {
  const { store, last, calls } = session;
  const five = [1, 2, 3, 4, 5].map((n) => storeRow(n));
  store.dispatch(stores.actions.show(ROWS));
  await last('Stores').answer({ stores: five }, 8);
  store.dispatch(stores.actions.show(ROWS));
  store.dispatch(stores.actions.hide(ROWS));
  for (const [rows, total] of [
    [five, 8],
    [five, 9],
    [five.toReversed(), 9],
    [five.slice(1), 9],
  ] as const) {
    store.dispatch(stores.actions.load(ROWS));
    await last('Stores').answer({ stores: rows }, total);
  }
  store.dispatch(stores.actions.hold(id(1), id(2)));
  store.dispatch(stores.actions.hold(id(2)));
  store.dispatch(stores.actions.letGo(id(2)));
  store.dispatch(stores.actions.save({ _id: id(2), params: { platform_id: 'woocommerce', sto_name: 'Renamed' } }));
  const own = last('MakeStore');
  const key = own.options.idempotencyKey ?? '';
  store.dispatch(changed({ changes: [{ kind: 'stores', by: key }] }));
  await settle();
  await own.answer({ makeStore: storeRow(2, 'Renamed') });
  for (const call of asked(session, 'Stores')) await call.answer({ stores: five.slice(1) }, 9);
  store.dispatch(changed({ changes: [{ kind: 'stores', by: key }] }));
  store.dispatch(changed({ changes: [{ kind: 'stores', by: id(99) }] }));
  await settle();
  for (const call of asked(session, 'Stores')) await call.answer({ stores: five.slice(1) }, 9);
  store.dispatch(stores.actions.load({ page: 2, ...ROWS }));
  store.dispatch(changed({ changes: [{ kind: 'stores', by: null }] }));
  store.dispatch(stores.actions.load({ page: 2, ...ROWS }));
  for (const call of asked(session, 'Stores')) await call.answer({ stores: [storeRow(6), storeRow(7)] }, 9);
  store.dispatch(stores.actions.load({ page: 3, ...ROWS }));
  await last('Stores').fail({ kind: 'refused', message: 'No such page.' });
  store.dispatch(stores.actions.load({ page: 3, ...ROWS }));
  await last('Stores').answer({ stores: [] }, 0);
  store.dispatch(stores.actions.hide(ROWS));
  store.dispatch(forgot({ stores: { lists: [], rows: [id(6)] } }));
  store.dispatch(forgot({ stores: { lists: ['[3,5,[["status","Valid"]]]'], rows: [id(7)] }, orders: { lists: [], rows: [] } }));

  store.dispatch(orders.actions.load({ perpage: 3 }));
  await last('Orders').answer({ orders: [1, 2, 3].map(orderRow) }, 20_001, true);
  store.dispatch(orders.actions.load({ perpage: 3 }));
  await last('Orders').answer({ orders: [1, 2, 3].map((n) => ({ ...orderRow(n), total: 20.1 * n })) }, 20_001);
  store.dispatch(externalItems.actions.load({ perpage: 20 }));
  await last('ExternalItems').answer({ externalItems: [1, 2].map((n) => ({ _id: id(4_000 + n), title: `Tee ${n}`, state: 'linked' })) }, 2);
  store.dispatch(supports.actions.load({ perpage: 20 }));
  await last('Supports').answer({ supports: [1, 2].map((n) => ({ _id: id(5_000 + n), subject: `Where is it ${n}`, status: 'New' })) }, 2);
  store.dispatch(presets.actions.load({ perpage: 20 }));
  const types = calls.at(-1);
  await types?.answer({ [types.operation === 'ProductPresets' ? 'productPresets' : 'productPreset']: [] }, 0);

  for (const kind of ['maintenance', 'warning-ip', 'docker-not-found', 'not-found', 'not-found', 'ignored'] as const) {
    store.dispatch(orders.actions.load({ perpage: 4 }));
    await last('Orders').fail({ kind, message: `It is ${kind}.` });
  }
  store.dispatch(appStateLeft());
  store.dispatch(orders.actions.load({ perpage: 4 }));
  await last('Orders').answer({ orders: [orderRow(4)] }, 1);
};

/** The queue: tasks held, let go on, put first, counted and given up; edits of many that are looked at in pages, break, and fail in part. */
export const queueDay = async (session: Session): Promise<void> => {
  const { store } = session;
  const push = (n: number, kind = 'importOrders'): string => {
    const action = taskActions.push(kind, { n });
    const { key } = action.payload;
    // Told to the reducers alone: the work itself is another session's.
    store.dispatch(taskActions.resumed({ key, kind, payload: { n }, at: n, held: true }));
    return key;
  };
  const [a, b, c] = [push(1), push(2), push(3)];
  store.dispatch(taskActions.first({ key: a }));
  store.dispatch(taskActions.started({ key: b, inSteps: true }));
  for (const done of [0, 10, 25])
    store.dispatch(taskActions.progressed({ key: b, progress: done / 40, count: { done, total: 40, at: 100 + done } }));
  store.dispatch(taskActions.progressed({ key: b, progress: 0.9 }));
  store.dispatch(taskActions.started({ key: c }));
  store.dispatch(taskActions.hold({ keys: [a, b, c, 'gone'] }));
  store.dispatch(taskActions.retry({ key: c }));
  store.dispatch(taskActions.errored({ key: c, error: { kind: 'refused', message: 'No.' } }));
  store.dispatch(taskActions.errored({ key: c, error: { kind: 'ignored', message: 'HTTP 405' } }));
  store.dispatch(taskActions.errored({ key: 'gone', error: { kind: 'ignored', message: 'HTTP 405' } }));
  store.dispatch(taskActions.hold({ keys: [c] }));
  store.dispatch(taskActions.dismiss({ key: c }));
  store.dispatch(taskActions.dismiss({ key: b }));
  store.dispatch(taskActions.dismiss({ key: a }));
  store.dispatch(taskActions.removed({ key: b }));
  await settle();

  const chosen = { entity: 'stores' as const, variables: { status: 'Valid' }, total: 300 };
  const begun = bulkActions.begin('jobItem', chosen, true, { store_ids: [id(1)] });
  const { run } = begun.payload;
  const row = (n: number, ok = true) => ({ _id: id(n), label: `Mug ${n}`, ok, code: ok ? null : 'gone', count: 1, message: '' });
  store.dispatch(begun);
  store.dispatch(bulkActions.gathered({ run, ids: [id(1), id(2)], total: 4 }));
  store.dispatch(bulkActions.gathered({ run, ids: [id(3), id(4)], total: 4 }));
  store.dispatch(bulkActions.checked({ run, rows: [row(1), row(2)], count: 2 }));
  store.dispatch(bulkActions.checked({ run, rows: [row(3), row(4, false)], count: 2 }));
  store.dispatch(bulkActions.broken({ run, message: 'The server is away.' }));
  store.dispatch(bulkActions.looking({ run }));
  store.dispatch(bulkActions.gathered({ run, ids: [id(1), id(2)], total: 2 }));
  store.dispatch(bulkActions.checked({ run, rows: [row(1), row(2), row(4, false)], count: 3 }));
  store.dispatch(bulkActions.prepared({ run }));
  const result = (n: number, ok: boolean) => ({ _id: id(n), ok, message: ok ? null : 'No.' });
  store.dispatch(bulkActions.started({ run, task: id(9) }));
  store.dispatch(bulkActions.settled({ run, results: [result(1, true)], progress: 0.5 }));
  store.dispatch(bulkActions.settled({ run, results: [result(2, false)], progress: 1 }));
  store.dispatch(bulkActions.ended({ run, task: id(9) }));
  store.dispatch(bulkActions.started({ run, task: id(10) }));
  store.dispatch(bulkActions.settled({ run, results: [result(2, true)], progress: 1 }));
  store.dispatch(bulkActions.close({ run }));
  store.dispatch(bulkActions.ended({ run, task: null }));
  const other = bulkActions.begin('jobItem', { ids: [id(5)] }, true);
  store.dispatch(other);
  store.dispatch(bulkActions.close({ run: other.payload.run }));
  store.dispatch(bulkActions.close({ run: 'gone' }));
  await settle();
};

/** A design that is worked on: every kind of layer and change, sides, groups, steps back and ahead, pictures that fail, drafts. */
export const designDay = async (session: Session): Promise<void> => {
  const { store } = session;
  // A template somebody else's program measured.
  await openDesign(session, { x: 166.3333, y: 90.7777 });
  const shown = () => store.getState().editor;
  const front = () => shown().document.present.sides.front;
  const selected = (): string => shown().ui.selected[0] ?? '';
  const onFront = (layerId: string) => ({ sideId: 'front', layerId });
  const text = { sideId: 'front', text: 'For Zoe', fontFamily: 'Pacifico', fill: '#aa2244' };

  const add = (action: Parameters<typeof store.dispatch>[0]): string => {
    store.dispatch(action);
    return selected();
  };
  const first = add(documentActions.addText({ ...text, largest: 5 }));
  const twin = add(documentActions.addText({ ...text, largest: 5 }));
  const put = add(documentActions.addText({ ...text, x: 321.987, y: 654.321 }));
  add(documentActions.addText({ ...text, x: 321.987 }));
  const clip = add(documentActions.addClipart({ sideId: 'front', clipart: 'heart', fill: '#cc0000', width: 100, height: 80 }));
  add(documentActions.addClipart({ sideId: 'front', clipart: 'heart', fill: null, width: 100, height: 80, x: 10, y: 20 }));
  const picture = add(documentActions.addImage({ sideId: 'front', assetId: id(930), width: 1_200, height: 800 }));
  add(documentActions.addImage({ sideId: 'front', assetId: id(930), width: 1_200, height: 800 }));
  add(documentActions.addText({ ...text, sideId: 'nowhere' }));

  store.dispatch(patchLayer({ ...onFront(first), change: { x: 700.126, rotation: 33.333, name: 'Zoe' } }, 'drag-1'));
  store.dispatch(patchLayer({ ...onFront(first), change: { x: 700.126, nothing: 1, y: undefined } as never }, 'drag-1'));
  store.dispatch(patchLayer({ ...onFront('gone'), change: { x: 1 } }));
  const { x, y } = front()?.layers[put] ?? { x: 0, y: 0 };
  // A gesture that went away and came back.
  for (const step of [1, 2, 0]) store.dispatch(patchLayer({ ...onFront(put), change: { x: x + step, y } }, 'drag-2'));
  store.dispatch(patchLayer({ ...onFront(put), change: { x: x + 9, y } }, 'drag-2'));
  store.dispatch(patchLayer({ ...onFront(put), change: { x: x + 12, y } }, 'drag-3'));
  store.dispatch(
    documentActions.patchLayers({
      sideId: 'front',
      changes: {
        [first]: { groupId: 'pair', groupName: 'Pair' },
        [twin]: { groupId: 'pair', groupName: 'Pair' },
        [clip]: { visible: true },
      },
    }),
  );
  store.dispatch(documentActions.duplicateLayers({ sideId: 'front', layerIds: [twin, first, 'gone'], groupIds: ['pair'] }));
  store.dispatch(documentActions.duplicateLayers({ sideId: 'front', layerIds: ['greeting'] }));
  store.dispatch(documentActions.duplicateLayers({ sideId: 'front', layerIds: ['gone'] }));
  const order = front()?.order ?? [];
  store.dispatch(documentActions.sortLayers({ sideId: 'front', order: [...order].reverse() }));
  store.dispatch(documentActions.sortLayers({ sideId: 'front', order: [picture, picture, 'gone', first] }));
  store.dispatch(documentActions.sortLayers({ sideId: 'front', order: [picture, first] }));
  const layers = Object.values(front()?.layers ?? {}).slice(0, 3);
  store.dispatch(uiActions.copy(layers));
  store.dispatch(documentActions.pasteLayers({ sideId: 'front', layers, offset: 15 }, 'paste'));
  store.dispatch(documentActions.pasteLayers({ sideId: 'back', layers }));
  store.dispatch(documentActions.pasteLayers({ sideId: 'front', layers: [] }));
  store.dispatch(uiActions.select([first, put]));
  store.dispatch(documentActions.removeLayers({ sideId: 'front', layerIds: [put, 'gone'] }));
  store.dispatch(documentActions.removeLayers({ sideId: 'front', layerIds: [clip] }));
  store.dispatch(documentActions.removeLayers({ sideId: 'front', layerIds: ['gone'] }));
  for (const step of [historyActions.undo, historyActions.undo, historyActions.redo]) store.dispatch(step());
  store.dispatch(historyActions.jump(-4));
  store.dispatch(historyActions.jump(2));
  store.dispatch(documentActions.setColor('#111111'));
  store.dispatch(documentActions.setColor('#111111'));
  store.dispatch(historyActions.redo());

  store.dispatch(documentActions.addSide({ like: 'front', name: 'Sleeve' }));
  store.dispatch(documentActions.addSide({ like: 'nowhere', name: 'Sleeve' }));
  const sleeve = shown().ui.sideId ?? '';
  store.dispatch(documentActions.duplicateSide({ sideId: 'back', layerIds: ['greeting', 'gone'] }));
  store.dispatch(documentActions.duplicateSide({ sideId: 'nowhere', layerIds: [] }));
  store.dispatch(documentActions.sortSides([sleeve, sleeve, 'front', 'nowhere']));
  store.dispatch(documentActions.sortSides([sleeve, 'front']));
  const { printArea } = front() ?? { printArea: null };
  if (printArea) {
    store.dispatch(
      documentActions.patchSide({ sideId: 'front', change: { printArea: { ...printArea, x: 100.126, scaleX: 0.501, rotation: 1.234 } } }),
    );
    store.dispatch(
      documentActions.patchSide({ sideId: 'front', change: { printArea: { ...printArea, x: 100.126, scaleX: 0.501, rotation: 1.234 } } }),
    );
  }
  store.dispatch(documentActions.patchSide({ sideId: 'front', change: { width: 1_999.996, name: 'Chest' } }));
  store.dispatch(documentActions.patchSide({ sideId: 'nowhere', change: { name: 'Chest' } }));
  store.dispatch(documentActions.removeSide(sleeve));
  store.dispatch(documentActions.removeSide('nowhere'));

  for (const each of ['text', 'uploads', 'uploads'] as const) store.dispatch(uiActions.togglePanel(each));
  for (const zoom of [2.5, 99, 0.01, 1, 1]) store.dispatch(uiActions.zoomTo(zoom));
  store.dispatch(uiActions.lookAt({ x: 10, y: 20, zoom: 3 }));
  store.dispatch(uiActions.takeTool('hand'));
  for (const help of ['snapping', 'rulers', 'margins', 'rulers'] as const) store.dispatch(uiActions.toggleHelp(help));
  store.dispatch(uiActions.crop(picture));
  store.dispatch(uiActions.crop(null));
  store.dispatch(uiActions.replace(picture));
  store.dispatch(uiActions.type(first));
  store.dispatch(uiActions.select([first]));
  store.dispatch(uiActions.type(first));
  store.dispatch(uiActions.select([twin]));
  store.dispatch(uiActions.select([twin]));
  for (const open of [false, true, false]) store.dispatch(uiActions.fold({ groupId: 'pair', open }));
  store.dispatch(uiActions.fold({ groupId: 'other', open: false }));
  store.dispatch(uiActions.showSide('back'));
  store.dispatch(uiActions.showSide('back'));
  store.dispatch(uiActions.crop(picture));
  store.dispatch(historyActions.undo());
  store.dispatch(uiActions.showSide('front'));
  store.dispatch(uiActions.crop(picture));
  store.dispatch(uiActions.goToStep('details'));
  store.dispatch(uiActions.goToStep('design'));

  store.dispatch(assetActions.picked({ assetId: id(940), filename: 'zoe.png' }));
  store.dispatch(assetActions.picked({ assetId: id(941), filename: 'cat.png' }));
  store.dispatch(assetActions.chosen({ fileId: id(942), filename: 'old.png' }));
  store.dispatch(assetActions.chosen({ fileId: id(942), filename: 'other.png' }));
  const upload = taskActions.push('uploadFile', { blobId: id(940), filename: 'zoe.png', mimetype: 'image/png', size: 9, type: 'image' });
  store.dispatch(upload);
  await until(() => shown().assets[id(940)]?.status === 'failed');
  store.dispatch(taskActions.retry({ key: upload.payload.key }));
  await until(() => shown().assets[id(940)]?.status === 'failed');
  store.dispatch(fileUploaded({ blobId: id(941), fileId: id(943) }));
  store.dispatch(fileUploaded({ blobId: id(999), fileId: id(943) }));

  for (const change of [{ name: 'Zoe' }, { name: 'Zoe' }, { fix_profit: 'twice' }, { fix_profit: '' }, { fix_profit: '2' }])
    store.dispatch(productActions.edit(change));
  store.dispatch(draftActions.found({ id: id(950), savedAt: 5 }));
  store.dispatch(draftActions.discard({ id: id(950) }));
  store.dispatch(draftActions.found({ id: id(951), savedAt: 6 }));
  store.dispatch(draftActions.sending());
  store.dispatch(draftActions.notKept({ message: null }));
  store.dispatch(draftActions.sending());
  store.dispatch(draftActions.kept());
  store.dispatch(saveActions.nameMissing());
  store.dispatch(saveActions.refused());
  // A draft of the very work that is shown, and a step back and ahead over it.
  const { document, product, session: open } = shown();
  if (product.form) {
    const { templateId, mockupId, itemInfoId, version, listingVersion, sides } = open;
    const work = { document: document.present, form: { ...product.form, name: 'Zoe again' }, assets: {}, sent: null };
    store.dispatch(draftActions.restored({ ...work, session: { templateId, mockupId, itemInfoId, version, listingVersion, sides } }));
    store.dispatch(historyActions.undo());
    store.dispatch(historyActions.redo());
  }
  store.dispatch(openEditor({ presetId: id(901), mockupId: null }));
  await settle();
  await session.last('ProductPreset').fail({ kind: 'not-found', message: 'There is no such product type.' });
  store.dispatch(openEditor({ presetId: id(901), mockupId: null }));
  await settle();
};

const signedInTab = (): Around => fakeBrowser('https://demo.shop.test/jobs', { _token: 'secret-token' });

/** What somebody does on a normal working day, a session each, and the browser it takes. */
export const WORKING_DAY: Readonly<
  Record<string, { readonly session: (session: Session) => Promise<void>; readonly around?: () => Around }>
> = {
  'lists and failures': { session: listsAndFailures },
  'background tasks': { session: backgroundTasks },
  'a design that is saved': { session: editorSession },
  'around the screens': { session: shellDay, around: signedInTab },
  'lists all day': { session: listDay },
  'the queue': { session: queueDay },
  'a design that is worked on': { session: designDay },
  'more work than workers': { session: crowdedDay },
  'a design somebody else began': { session: inheritedDesign },
};

/** One session of it, recorded: the text of its log. */
export const recordSession = async (name: string): Promise<string> => {
  const { session, around } = WORKING_DAY[name] ?? { session: listsAndFailures };
  await forgetLogs();
  const recorded = recordedStore({}, around?.());
  await session(recorded);
  const text = await recorded.exported();
  recorded.recorder.stop();
  return text;
};

/** All of it. */
export const recordWorkingDay = async (): Promise<readonly Log[]> => {
  const logs: Log[] = [];
  for (const name of Object.keys(WORKING_DAY)) logs.push(parseLog(await recordSession(name)));
  return logs;
};
