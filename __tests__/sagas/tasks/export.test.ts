import { pushTask } from '../../../src/client/tasks/kinds';
import { keepExporter } from '../../../src/client/tasks/exporters';
import type { SheetFormat } from '../../../src/domain/spreadsheets/cell-values';
import { fakeBrowser } from '../support/fake-browser';
import { settle, storeWithFakeServer } from '../support/fake-server';
import { comes } from '../../support/comes';

const row = (n: number) => ({ _id: `s${n}`, sto_name: `Shop ${n}` });
const rows = (count: number, from = 0) => Array.from({ length: count }, (_, i) => row(from + i));

const setUp = async (format: SheetFormat = 'program', ids?: readonly string[]) => {
  const tab = fakeBrowser('http://demo.localhost/stores/all');
  const app = storeWithFakeServer(tab);
  keepExporter('e', { heads: ['Store'], rowsOf: (store: { sto_name: string }) => [[store.sto_name]], format, language: 'en' });
  app.store.dispatch(
    pushTask('exportList', { list: 'stores', entity: 'stores', variables: { status: 'Valid' }, exporterId: 'e', ...(ids && { ids }) }),
  );
  await settle();
  return { ...app, tab, asked: () => app.calls.filter(({ operation }) => operation === 'Stores') };
};
const task = ({ store }: Awaited<ReturnType<typeof setUp>>) => Object.values(store.getState().tasks.entries)[0];

test('every page is asked for under the filters, and one file is saved', async () => {
  const app = await setUp();
  expect(app.asked()[0]).toMatchObject({ variables: { status: 'Valid' }, options: { page: 1, perpage: 100 } });
  await app.asked()[0]!.answer({ stores: rows(100) }, 130);
  expect(task(app)?.progress).toBeCloseTo(100 / 130);
  // The last of the first page has moved to the second one meanwhile.
  await app.asked()[1]!.answer({ stores: rows(31, 99) }, 131);
  await comes(() => expect(app.tab.saved.map(({ name }) => name)).toEqual(['stores-1970-01-01.csv']));
  const lines = (await app.tab.saved[0]!.content.text()).trimEnd().split('\r\n');
  expect(lines).toEqual(['Store', ...rows(130).map(({ sto_name }) => sto_name)]);
});

test('what is exported is not put among the rows the page keeps', async () => {
  const app = await setUp();
  await app.asked()[0]!.answer({ stores: rows(2) }, 2);
  expect(app.store.getState().entities.stores.rows.flat()).toEqual([]);
});

test('a page that fails saves nothing; trying again begins anew', async () => {
  const app = await setUp();
  await app.asked()[0]!.answer({ stores: rows(100) }, 130);
  await app.asked()[1]!.fail({ kind: 'refused', message: 'Too much at once.' });
  await comes(() => expect(task(app)).toMatchObject({ status: 'failed', errors: [{ message: 'Too much at once.' }] }));
  expect(app.tab.saved).toEqual([]);
  const failed = task(app);
  app.store.dispatch({ type: 'tasks/retry', payload: { key: failed!.key } });
  await settle();
  await app.asked()[2]!.answer({ stores: rows(3) }, 3);
  await comes(() => expect(app.tab.saved).toHaveLength(1));
});

test('a workbook is saved as such', async () => {
  const app = await setUp('xlsx');
  await app.asked()[0]!.answer({ stores: rows(2) }, 2);
  await comes(() => expect(app.tab.saved.map(({ name }) => name)).toEqual(['stores-1970-01-01.xlsx']));
  const bytes = new Uint8Array(await app.tab.saved[0]!.content.arrayBuffer());
  expect([...bytes.subarray(0, 2)]).toEqual([0x50, 0x4b]);
});

test('of rows that match only the chosen ones are saved, and no page is asked for after the last of them', async () => {
  const app = await setUp('program', ['s2', 's5']);
  await app.asked()[0]!.answer({ stores: rows(100) }, 300);
  await comes(() => expect(app.tab.saved).toHaveLength(1));
  expect((await app.tab.saved[0]!.content.text()).trimEnd().split('\r\n')).toEqual(['Store', 'Shop 2', 'Shop 5']);
  expect(app.asked()).toHaveLength(1);
});
