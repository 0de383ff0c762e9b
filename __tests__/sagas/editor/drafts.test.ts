import { draftActions } from '../../../src/client/editor/drafts/slice';
import { contentOf } from '../../../src/client/editor/drafts/content';
import { historyActions } from '../../../src/client/editor/document/actions';
import { productActions } from '../../../src/client/editor/product/slice';
import { saveActions } from '../../../src/client/editor/save/actions';
import { selectSafety, selectUnsaved } from '../../../src/client/editor/selectors';
import type { EditorDraftInput } from '../../../src/contract/generated/operations';
import { startOver } from '../../../src/client/editor/session-actions';
import { hostFiles } from '../../../src/scene/host-faces';
import { documentActions } from '../../../src/client/editor/document/actions';
import { blobById, dropBlob, keepBlob } from '../../../src/client/kernel/blobs';
import type { Draft, Drafts } from '../../../src/client/kernel/drafts/drafts';
import { sessionActions } from '../../../src/client/shell/session/session-slice';
import { tee } from '../../fixtures/editor';
import { comes } from '../../support/comes';
import { editorServer } from './support';

/** The drafts of one browser, whose tabs are gone when the test says so. */
const browserDrafts = () => {
  const kept = new Map<string, Draft>();
  const pictures = new Map<string, Blob>();
  const held = new Set<string>();
  const hearers = new Set<() => void>();
  const drafts: Drafts = {
    hold: (id) => {
      held.add(id);
      return () => held.delete(id);
    },
    held: async () => new Set(held),
    abandoned: async (scope) =>
      [...kept.values()].filter((draft) => draft.scope === scope && !held.has(draft.id)).toSorted((a, b) => b.savedAt - a.savedAt),
    write: async (draft, blobs) => {
      kept.set(draft.id, structuredClone(draft));
      for (const [id, blob] of blobs) pictures.set(id, blob);
    },
    picture: async (id) => pictures.get(id),
    remove: async (id) => void kept.delete(id),
    forget: async () => kept.clear(),
    onHide: (listener) => {
      hearers.add(listener);
      return () => hearers.delete(listener);
    },
  };
  return { drafts, kept, hide: () => hearers.forEach((hear) => hear()), endTabs: () => held.clear() };
};

/** Longer than a draft waits to be written; for what must not happen, since what happens is waited for by itself. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a tab's draft is what its editor shows. */
const written = (browser: ReturnType<typeof browserDrafts>, tab: Awaited<ReturnType<typeof openTab>>) =>
  comes(() => expect([...browser.kept.values()].map(({ data }) => data)).toContainEqual(contentOf(tab.store.getState())));

const keeps = (browser: ReturnType<typeof browserDrafts>, drafts: number) => comes(() => expect(browser.kept.size).toBe(drafts));

let tabs = 0;
const openTab = async (browser: ReturnType<typeof browserDrafts>) => {
  const server = editorServer({ drafts: browser.drafts, prefix: `tab-${(tabs += 1)}-` });
  server.store.dispatch(sessionActions.signedIn({ userId: 'user' }));
  await server.open();
  await server.settle();
  await server.settle();
  return server;
};

const layerNames = (server: Awaited<ReturnType<typeof openTab>>) =>
  Object.values(server.editor().document.present.sides.front?.layers ?? {}).map(({ name }) => name);

test('what was not saved is offered by the next tab once this one is gone, and comes back whole', async () => {
  const browser = browserDrafts();
  const first = await openTab(browser);
  first.addText();
  await written(browser, first);
  const { document, product } = first.editor();
  browser.endTabs();
  first.stop();

  const second = await openTab(browser);
  const { offer } = second.editor().drafts;
  expect(offer).toEqual({ id: expect.any(String), savedAt: expect.any(Number) });
  expect(layerNames(second)).toEqual([]);
  second.store.dispatch(draftActions.restore({ id: offer!.id }));
  await second.settle();
  await second.settle();
  expect(second.editor().document.present).toEqual(document.present);
  expect(second.editor().product.form).toEqual(product.form);
  expect(selectUnsaved(second.store.getState())).toBe(true);
  expect(second.editor().drafts.offer).toBeNull();
  // It is this tab's now, and one step back is the design as it was opened.
  await comes(() => expect(browser.kept.has(offer!.id)).toBe(false));
  await keeps(browser, 1);
  second.store.dispatch(historyActions.undo());
  expect(layerNames(second)).toEqual([]);
  second.stop();
});

test('two tabs on one design keep a draft each and are offered none', async () => {
  const browser = browserDrafts();
  const [first, second] = [await openTab(browser), await openTab(browser)];
  first.addText();
  second.addText('back');
  await keeps(browser, 2);
  expect([first.editor().drafts.offer, second.editor().drafts.offer]).toEqual([null, null]);
  first.stop();
  second.stop();
});

test('the last change of many is written, without waiting when the page is hidden', async () => {
  const browser = browserDrafts();
  const tab = await openTab(browser);
  const names = () => [...browser.kept.values()].map(({ data }) => (data as { form: { name: string } }).form.name);
  await pause(300);
  for (const name of ['a', 'ab', 'abc']) tab.store.dispatch(productActions.edit({ name }));
  await tab.settle();
  browser.hide();
  await tab.settle();
  await tab.settle();
  expect(names()).toEqual(['abc']);
  tab.stop();
});

test('after a save there is no draft, and a discarded one does not come back', async () => {
  const browser = browserDrafts();
  const tab = await openTab(browser);
  tab.addText();
  await written(browser, tab);
  tab.store.dispatch(saveActions.save());
  await tab.settle();
  await tab.pictures();
  await tab.answer('MakeProductMockup');
  await tab.answer('MakeItemInfo');
  await tab.answer('ProductMockups');
  await keeps(browser, 0);
  tab.addText();
  await comes(() => expect([...browser.kept.values()].map(({ scope }) => scope)).toEqual(['user/tee/mockup-1']));
  tab.store.dispatch(startOver({ presetId: tee._id, mockupId: null }));
  await tab.settle();
  await tab.settle();
  expect(browser.kept.size).toBe(0);
  tab.stop();
});

test('a tab killed in the middle of a save makes no second mockup and no second product when its work is saved again', async () => {
  const browser = browserDrafts();
  const first = await openTab(browser);
  first.addText();
  first.store.dispatch(saveActions.save());
  await first.settle();
  await first.pictures();
  await first.lose('MakeProductMockup');
  await written(browser, first);
  browser.endTabs();
  first.stop();

  const second = await openTab(browser);
  second.store.dispatch(draftActions.restore({ id: second.editor().drafts.offer!.id }));
  await second.settle();
  await second.settle();
  second.store.dispatch(saveActions.save());
  await second.settle();
  // What the first tab sent is sent again under its own key, which tells the mockup it made.
  expect(second.last('MakeProductMockup').options.idempotencyKey).toBe(first.last('MakeProductMockup').options.idempotencyKey);
  await second.last('MakeProductMockup').answer({ makeProductMockup: { ...first.mockups[0] } });
  await second.pictures();
  expect(second.last('MakeProductMockup').variables._id).toBe('mockup-1');
  second.stop();
});

test('a picture on its way is kept with the draft and sent again by whoever restores it', async () => {
  const browser = browserDrafts();
  const first = await openTab(browser);
  keepBlob('picture', new Blob(['bytes'], { type: 'image/png' }));
  first.addPicture('picture');
  await written(browser, first);
  browser.endTabs();
  first.stop();
  dropBlob('picture');

  const second = await openTab(browser);
  second.store.dispatch(draftActions.restore({ id: second.editor().drafts.offer!.id }));
  await second.settle();
  await second.settle();
  await comes(() => expect(second.calls.some(({ operation }) => operation === 'SignedUpload')).toBe(true));
  expect(blobById('picture')?.size).toBe(5);
  expect(second.editor().assets.picture).toMatchObject({ status: 'uploading', filename: 'picture.png', taskKey: expect.any(String) });
  expect(second.last('SignedUpload').variables).toMatchObject({ filename: 'picture.png', mimetype: 'image/png', size: 5 });
  second.stop();
});

test('signing out leaves no draft behind, and nothing is written after it', async () => {
  const browser = browserDrafts();
  const tab = await openTab(browser);
  tab.addText();
  await written(browser, tab);
  tab.store.dispatch(sessionActions.signOut());
  await keeps(browser, 0);
  tab.addText();
  await pause(300);
  expect(browser.kept.size).toBe(0);
  tab.stop();
});

test('another person, or another design, is offered nothing of it', async () => {
  const browser = browserDrafts();
  const first = await openTab(browser);
  first.addText();
  await written(browser, first);
  browser.endTabs();
  first.stop();
  const other = editorServer({ drafts: browser.drafts, prefix: 'other-' });
  other.store.dispatch(sessionActions.signedIn({ userId: 'somebody-else' }));
  await other.open();
  await other.settle();
  expect(other.editor().drafts.offer).toBeNull();
  other.stop();
});

/** What the server keeps of drafts, answered by hand. */
const serverDrafts = () => {
  const rows = new Map<string, { revision: number; params: EditorDraftInput }>();
  /** Lets the server take what a tab has sent last. */
  const take = async (tab: Awaited<ReturnType<typeof openTab>>, arrives = true) => {
    const { variables, answer, fail } = tab.last('MakeEditorDraft');
    const { _id, revision, params } = variables as { _id: string; revision: number; params: EditorDraftInput };
    if (!arrives) return fail({ kind: 'maintenance', message: 'Failed to fetch', wordless: true });
    rows.set(_id, { revision, params });
    return answer({ makeEditorDraft: { _id, revision } });
  };
  const list = () =>
    [...rows].map(([_id, { revision, params }]) => ({ _id, revision, updated_at: 2, mockup_id: params.mockup_id, product_id: 'tee' }));
  const content = (_id: string) => {
    const row = rows.get(_id);
    return row && { _id, revision: row.revision, ...row.params };
  };
  return { rows, take, list, content };
};

/** Waits until the tab has sent the draft that often; asking at once, as a save of an unnamed design does. */
const sends = (tab: Awaited<ReturnType<typeof openTab>>, times: number) =>
  comes(() => expect(tab.asked().filter((operation) => operation === 'MakeEditorDraft')).toHaveLength(times));

const unnamed = async (browser = browserDrafts()) => {
  const tab = await openTab(browser);
  tab.store.dispatch(productActions.edit({ name: '' }));
  tab.addText();
  tab.store.dispatch(saveActions.save());
  await sends(tab, 1);
  return tab;
};

test('the work of an unnamed design goes to the server, which is asked at once by a save; a later change is on its way again', async () => {
  const [tab, server] = [await unnamed(), serverDrafts()];
  const safety = () => selectSafety(tab.store.getState());
  expect(safety()).toBe('saving');
  await server.take(tab);
  expect([safety(), tab.editor().drafts.told?.reason, tab.editor().ui.step]).toEqual(['draft', 'unnamed', 'design']);
  tab.addText('back');
  expect(safety()).toBe('saving');
  tab.store.dispatch(saveActions.save());
  await sends(tab, 2);
  expect(tab.last('MakeEditorDraft').variables).toMatchObject({ _id: [...server.rows.keys()][0], revision: 2 });
});

test('while the server is away the work is kept here, and goes there once it can be reached', async () => {
  const [tab, server] = [await unnamed(), serverDrafts()];
  await server.take(tab, false);
  expect(selectSafety(tab.store.getState())).toBe('here');
  tab.store.dispatch(saveActions.save());
  await sends(tab, 2);
  await server.take(tab);
  expect(selectSafety(tab.store.getState())).toBe('draft');
});

test('what the server keeps is offered on another machine, comes back the same, and is this tab’s from then on', async () => {
  const [first, server] = [await unnamed(), serverDrafts()];
  await server.take(first);
  const [[id]] = [...server.rows] as [[string, unknown]];
  const { document, product } = first.editor();
  first.stop();

  const second = await openTab(browserDrafts());
  await second.last('EditorDrafts').answer({ editorDrafts: server.list() });
  expect(second.editor().drafts.offer?.id).toBe(id);
  second.store.dispatch(draftActions.restore({ id }));
  await second.settle();
  await second.last('EditorDraft').answer({ editorDraft: server.content(id) });
  await comes(() => expect(layerNames(second)).toHaveLength(1));
  expect(second.editor().document.present).toEqual(document.present);
  expect(second.editor().product.form).toEqual(product.form);
  // Kept under its own id before the other is removed, and only as it was read.
  expect(second.asked()).not.toContain('TrashEditorDraft');
  second.store.dispatch(saveActions.save());
  await sends(second, 1);
  expect(second.last('MakeEditorDraft').variables._id).not.toBe(id);
  await server.take(second);
  await comes(() => expect(second.last('TrashEditorDraft').variables).toEqual({ _id: id, revision: 1 }));
});

test('a save whose answer was lost goes on under its key on another machine too', async () => {
  const server = serverDrafts();
  const first = await openTab(browserDrafts());
  first.addText();
  first.store.dispatch(saveActions.save());
  await first.settle();
  await first.pictures();
  await first.lose('MakeProductMockup');
  first.store.dispatch(productActions.edit({ name: '' }));
  first.store.dispatch(saveActions.save());
  await sends(first, 1);
  await server.take(first);
  const [[id]] = [...server.rows] as [[string, unknown]];
  first.stop();

  const second = await openTab(browserDrafts());
  second.store.dispatch(draftActions.restore({ id }));
  await second.settle();
  await second.last('EditorDraft').answer({ editorDraft: server.content(id) });
  await comes(() => expect(layerNames(second)).toHaveLength(1));
  second.store.dispatch(productActions.edit({ name: 'Found again' }));
  second.store.dispatch(saveActions.save());
  await second.settle();
  await second.pictures();
  expect(second.last('MakeProductMockup').options.idempotencyKey).toBe(first.last('MakeProductMockup').options.idempotencyKey);
});

test('once everything is saved, or begun anew, the server keeps no draft of it; after signing out it does', async () => {
  const [tab, server] = [await unnamed(), serverDrafts()];
  await server.take(tab);
  const [[id]] = [...server.rows] as [[string, unknown]];
  tab.store.dispatch(startOver({ presetId: tee._id, mockupId: null }));
  await comes(() => expect(tab.last('TrashEditorDraft').variables).toEqual({ _id: id, revision: 1 }));

  const other = await unnamed();
  await server.take(other);
  other.store.dispatch(sessionActions.signOut());
  await pause(300);
  expect(other.asked()).not.toContain('TrashEditorDraft');
});

test('a save that is done takes the draft from the server at once, though a later change was about to go there', async () => {
  const [tab, server] = [await unnamed(), serverDrafts()];
  await server.take(tab);
  tab.store.dispatch(productActions.edit({ name: 'Pier' }));
  tab.store.dispatch(saveActions.save());
  await tab.settle();
  await tab.pictures();
  await tab.answer('MakeProductMockup');
  await tab.answer('MakeItemInfo');
  await tab.answer('ProductMockups');
  await tab.settle();
  expect(tab.last('TrashEditorDraft').variables).toEqual({ _id: [...server.rows.keys()][0], revision: 1 });
});

/** A tab whose text in a font of one's own was restored as far as asking where the font's files lie. */
const restoredText = async (family: string) => {
  const browser = browserDrafts();
  const first = await openTab(browser);
  first.store.dispatch(documentActions.addText({ sideId: 'front', text: 'Hi', fontFamily: family, fill: '#000000' }));
  await written(browser, first);
  browser.endTabs();
  first.stop();
  const second = await openTab(browser);
  second.store.dispatch(draftActions.restore({ id: second.editor().drafts.offer!.id }));
  await second.settle();
  await second.settle();
  return second;
};

test('a text in a font of one’s own comes back once the page knows where the font lies', async () => {
  const tab = await restoredText('Marker 12ab');
  expect(layerNames(tab)).toEqual([]);
  const file = { file_id: 'f1', variant: 'regular', url: '/files/f1/font.woff', style: 'normal', weight: '400' };
  await tab.last('Fonts').answer({ fonts: [{ _id: 'font-1', family: 'Marker 12ab', provider: 'custom', files: [file] }] });
  await tab.settle();
  expect(layerNames(tab)).toHaveLength(1);
  expect(hostFiles('Marker 12ab')).toMatchObject([{ source: '/files/f1/font.woff' }]);
  tab.stop();
});

test('fonts that cannot be asked for now do not keep a draft from coming back', async () => {
  const tab = await restoredText('Marker 34cd');
  await tab.last('Fonts').fail({ kind: 'refused', message: 'Not now.' });
  await tab.settle();
  expect(layerNames(tab)).toHaveLength(1);
  tab.stop();
});
