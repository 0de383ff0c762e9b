import { selectFailedTasks, selectLiveTasks } from '../../../src/client/kernel/tasks-slice';
import { pushTask } from '../../../src/client/tasks/kinds';
import { comes } from '../../support/comes';
import { fakeBrowser } from '../support/fake-browser';
import { storeWithFakeServer } from '../support/fake-server';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** A server that gives this to whoever asks for a file; what it was asked. */
const serving = (answer: () => Partial<Response>) => {
  const asked: { readonly url: string; readonly headers: Headers }[] = [];
  globalThis.fetch = (url, init) => {
    asked.push({ url: String(url), headers: new Headers(init?.headers) });
    return Promise.resolve(answer() as Response);
  };
  return asked;
};

const push = () => {
  const tab = fakeBrowser('http://demo.localhost/order-invoice', { _token: 'a-token' });
  const { store } = storeWithFakeServer(tab);
  store.dispatch(pushTask('invoiceFile', { id: 'i1', kind: 'pdf', name: 'PR-2026-00001 (PDF)' }));
  return { tab, store };
};

test('an invoice’s paper is fetched for whoever is signed in, and saved under the name the server gives it', async () => {
  const headers = new Headers({ 'content-disposition': 'attachment; filename="PR-2026-00001.pdf"' });
  const asked = serving(() => ({ ok: true, headers, blob: () => Promise.resolve(new Blob(['%PDF-'])) }));
  const { tab, store } = push();
  await comes(() => expect(selectLiveTasks(store.getState())).toEqual([]));
  expect(asked.map(({ url, headers: sent }) => [url, sent.get('authorization')])).toEqual([['/invoices/i1.pdf', 'Bearer a-token']]);
  expect(tab.saved.map(({ name }) => name)).toEqual(['PR-2026-00001.pdf']);
});

test('what is refused stands in the panel, and nothing is saved', async () => {
  const body = JSON.stringify({
    errors: [{ message: 'This is a draft. Issue it first.', extensions: { refusal: 'invoice.draft', values: {} } }],
  });
  serving(() => ({ ok: false, status: 409, headers: new Headers(), text: () => Promise.resolve(body) }));
  const { tab, store } = push();
  await comes(() => expect(selectFailedTasks(store.getState())).toHaveLength(1));
  expect(selectFailedTasks(store.getState())[0]?.errors[0]).toMatchObject({ refusal: 'invoice.draft' });
  expect(tab.saved).toEqual([]);
});
