import '../../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { theme } from '../../../../../src/client/theme';
import { changeAddress, readAddress } from '../../../../../src/client/ui/list/address';
import { listColumns } from '../../../../../src/client/ui/list/columns';
import type { ListFilter } from '../../../../../src/client/ui/list/filters';
import { ListPage } from '../../../../../src/client/ui/list/ListPage';
import { NOTHING_SELECTED } from '../../../../../src/client/ui/list/selection';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

afterEach(() => jest.restoreAllMocks());

interface Tee {
  readonly _id: string;
  readonly name: string;
  readonly price: string;
  readonly note: string | null;
}
const TEES: readonly Tee[] = ['One', 'Two', 'Three'].map((name, n) => ({
  _id: String(n),
  name,
  price: `$${n}.00`,
  note: n ? 'Odd' : null,
}));
const COLUMNS = listColumns<Tee>([
  { id: 'name', header: 'Name', role: 'title', sort: 'name', cell: ({ name }) => name },
  { id: 'price', header: 'Price', width: 90, cell: ({ price }) => price },
  { id: 'note', header: 'Note', minWidth: 300, rank: 1, cell: ({ note }) => note },
  { id: 'secret', header: 'Secret', hidden: true, cell: () => 'hush' },
  { id: 'buttons', header: 'Buttons', control: true, bareHead: true, fixed: true, cell: ({ name }) => <button>Print {name}</button> },
]);
const FILTERS: readonly ListFilter[] = [
  { kind: 'text', name: 'collection', label: 'Collection' },
  { kind: 'link', name: 'id', label: 'Tee', words: 'Two' },
];
const nothing = () => undefined;
const abilities = { sorts: ['name'], filters: FILTERS, searches: true };

const List = ({ query = '', about = false }: { readonly query?: string; readonly about?: boolean }) => {
  const [params, setParams] = useState(new URLSearchParams(query));
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const place = useLocation();
  const chosen = Object.keys(selection.ids);
  return (
    <>
      <ListPage
        title="Tees"
        columns={COLUMNS}
        layout={[]}
        onLayout={nothing}
        address={readAddress(params, abilities)}
        onAddress={(changes) => setParams((old) => changeAddress(old, changes))}
        filters={FILTERS}
        rows={TEES}
        loading={false}
        onRetry={nothing}
        empty={null}
        total={TEES.length}
        about={about}
        narrowed={false}
        onClearFilters={nothing}
        rowName={({ name }) => name}
        rowLink={({ _id }) => `/tees/${_id}`}
        renderDetails={({ name }) => `All of ${name}`}
        selection={{ value: selection, onChange: setSelection }}
        selectionBar={chosen.length > 0 && <p>{chosen.length} chosen</p>}
      />
      <output>{`${place.pathname}?${params.toString()}`}</output>
    </>
  );
};

const show = (width: number, query?: string) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  return render(
    <MemoryRouter initialEntries={['/tees']}>
      <ThemeProvider theme={theme}>
        <List query={query} />
      </ThemeProvider>
    </MemoryRouter>,
  );
};

test('the first list there is draws its rows once, in the room it found', () => {
  const drawn = jest.spyOn(COLUMNS[1] as { cell: (tee: Tee) => unknown }, 'cell');
  show(700);
  expect(screen.queryByRole('columnheader', { name: 'Note' })).toBeNull();
  expect(drawn.mock.calls.map(([{ name }]) => name)).toEqual(['One', 'Two', 'Three']);
});

test('on a telephone rows are cards with all the columns say, to choose, open, unfold and act on', async () => {
  show(358);
  const list = await screen.findByRole('list', { name: 'Tees' });
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(list).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  const [first, second] = cards as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('OnePrice$0.00Print One');
  expect(second).toHaveTextContent('TwoPrice$1.00NoteOddPrint Two');

  await userEvent.click(within(second).getByRole('button', { name: 'Show details' }));
  expect(second).toHaveTextContent('All of Two');
  await userEvent.click(within(second).getByRole('checkbox', { name: 'Select Two' }));
  await screen.findByText('1 chosen');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await screen.findByText('3 chosen');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name ↓');
  expect(screen.getByRole('status')).toHaveTextContent('/tees?sort=-name');

  act(() => first.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.click(within(second).getByText('Odd'));
  expect(screen.getByRole('status')).toHaveTextContent('/tees/1');
});

test.each([
  [false, '1–3 of 3'],
  [true, '1–3 of about 3'],
])('how many rows there are is said as it is known: nobody counted them %s', (about, words) => {
  render(
    <MemoryRouter initialEntries={['/tees']}>
      <ThemeProvider theme={theme}>
        <List about={about} />
      </ThemeProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText(words)).toBeVisible();
});

test('where there is room rows are a table', () => {
  show(1000);
  expect(screen.getByRole('table', { name: 'Tees' })).toBeVisible();
});

test('what narrows the list is seen at every width, also while rows are chosen, and is taken away one by one or all at once', async () => {
  show(358, 'collection=odd&id=2&search=tee');
  const chips = () =>
    within(screen.getByRole('list', { name: 'Active filters' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await screen.findByRole('list', { name: 'Active filters' });
  expect(chips()).toEqual(['Collection: odd', 'Tee: Two']);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select One' }));
  expect(chips()).toEqual(['Search: tee', 'Collection: odd', 'Tee: Two']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Tee' }));
  expect(chips()).toEqual(['Search: tee', 'Collection: odd']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('/tees?');
});
