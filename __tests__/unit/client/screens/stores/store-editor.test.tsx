import '../../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { loadScreenTexts, setLanguage, startTexts } from '../../../../../src/client/i18n';
import { stores } from '../../../../../src/client/entities/stores';
import { StoreEditor } from '../../../../../src/client/screens/stores/StoreEditor';
import { theme } from '../../../../../src/client/theme';
import { Toaster } from '../../../../../src/client/ui/Toaster';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

afterEach(() => setLanguage('en'));

/** As long as a busy machine may take to open a section. */
const SLOWLY = { timeout: 10_000 };

/** No application password of its blog is typed. */
const NO_BLOG = { wp_user: '', wp_password: '' };

const row = (status: string) => ({
  _id: 's1',
  platform_id: 'woocommerce',
  sto_name: 'My shop',
  sto_status: status,
  website: 'https://shop.test',
  max_per_day: 0,
  woocommerce: { website: 'https://shop.test', key: '••••abcd', secret: '••••efgh', ...NO_BLOG },
});

const setUp = (id: string | null, hash = '') => {
  const app = storeWithFakeServer();
  const closed = jest.fn();
  const show = () =>
    render(
      <Provider store={app.store}>
        <ThemeProvider theme={theme}>
          <MemoryRouter initialEntries={[`/stores/all?store=${id ?? 'new'}${hash}`]}>
            <StoreEditor id={id} onClose={closed} />
          </MemoryRouter>
        </ThemeProvider>
      </Provider>,
    );
  return { ...app, closed, show };
};

const retype = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const fill = (website = 'https://shop.test') => {
  retype('Store name', 'My shop');
  retype('Website', website);
  retype('Consumer key', 'ck_1');
  retype('Consumer secret', 'cs_1');
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and test connection' }));

test('what is missing is said at its field, and nothing is sent', async () => {
  const { show, calls } = setUp(null);
  show();
  await save();
  for (const sentence of [
    'Enter a name for the store.',
    'Enter the consumer key from your store.',
    'Enter the consumer secret from your store.',
  ]) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  expect(screen.getByLabelText('Website')).toHaveAccessibleDescription('Enter the website as https://your-store.example.');
  expect(calls).toEqual([]);
});

test('a refusal stands at the field it is about', async () => {
  const { show, last, closed } = setUp(null);
  show();
  fill('http://10.0.0.1');
  await save();
  await act(() =>
    last('MakeStore').fail({ kind: 'refused', message: 'Enter a public URL as the website.', field: 'params.woocommerce.website' }),
  );
  expect(screen.getByLabelText('Website')).toHaveAccessibleDescription('Enter a public URL as the website.');
  expect(closed).not.toHaveBeenCalled();
});

test('a refusal is read in the language the page speaks', async () => {
  const { show, last } = setUp(null);
  show();
  fill('http://10.0.0.1');
  await save();
  const field = 'params.woocommerce.website';
  const refused = {
    kind: 'refused',
    message: 'Enter a public URL as the website.',
    refusal: 'store.websitePrivate',
    values: {},
  } as const;
  await act(() => setLanguage('de'));
  await act(() => last('MakeStore').fail({ ...refused, field }));
  expect(screen.getByLabelText('Website')).toHaveAccessibleDescription('Gib als Website eine öffentliche URL ein.');
});

test('a shop that refuses the key keeps the drawer open; saving again changes that store instead of adding another', async () => {
  const { show, last, closed } = setUp(null);
  show();
  fill();
  await save();
  expect(last('MakeStore').variables).toEqual({
    params: {
      platform_id: 'woocommerce',
      sto_name: 'My shop',
      woocommerce: { website: 'https://shop.test', key: 'ck_1', secret: 'cs_1', ...NO_BLOG },
    },
  });
  await act(() => last('MakeStore').answer({ makeStore: row('Invalid') }));
  expect(screen.getByText('Connection: Invalid')).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
  await save();
  expect(last('MakeStore').variables).toMatchObject({ _id: 's1' });
  await act(() => last('MakeStore').answer({ makeStore: row('Valid') }));
  expect(closed).toHaveBeenCalled();
});

const setUpKnown = async (status: string) => {
  const { store, last, show } = setUp('s1');
  store.dispatch(stores.actions.load());
  await last('Stores').answer({ stores: [row(status)] });
  show();
  return last;
};

test('at a platform the seller has to let us in at, the way there stands first, with why it is to be gone', async () => {
  const { show, last } = setUp(null);
  show();
  await userEvent.selectOptions(screen.getByLabelText('Platform'), 'etsy');
  expect(screen.getByText(/^Save this store first\. Then Etsy will ask you/)).toBeVisible();
  retype('Store name', 'Herons');
  retype('Keystring', 'abc123');
  retype('Shared secret', 's3cret');
  // What there is to choose from is in words, beside Etsy's own; the first is meant where nothing else is said.
  expect(
    within(screen.getByLabelText('Who made it?'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['I did (i_did)', 'Someone else (someone_else)', 'A member of my shop (collective)']);
  await userEvent.selectOptions(screen.getByLabelText('Publish new listings as'), 'draft');
  await save();
  expect(last('MakeStore').variables).toMatchObject({
    params: { etsy: { keystring: 'abc123', who_made: 'i_did', is_supply: 'false', product_state: 'draft' } },
  });
  const etsy = { keystring: 'abc123', shared_secret: '••••', who_made: 'i_did', is_supply: 'false', product_state: 'draft' };
  const sto_reason = { refusal: 'shop.notLetIn', values: { name: 'Etsy' } };
  const made = { ...row('Invalid'), platform_id: 'etsy', woocommerce: null, etsy, sto_reason };
  await act(() => last('MakeStore').answer({ makeStore: made }));
  const alert = screen.getByText('Etsy hasn’t authorized the connection yet. Choose Connect.').closest<HTMLElement>('[role=alert]')!;
  const button = within(alert).getByRole('button', { name: 'Connect to Etsy' });
  expect(alert.compareDocumentPosition(screen.getByLabelText('Store name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(button);
  expect(last('AuthorizeStore').variables).toEqual({ _id: 's1' });
});

test('another name is saved without a call to the shop', async () => {
  const last = await setUpKnown('Valid');
  retype('Store name', 'Renamed');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(last('MakeStore').variables).toEqual({
    _id: 's1',
    updated_at: undefined,
    params: { platform_id: 'woocommerce', sto_name: 'Renamed' },
  });
});

test('a known store sends back its masks untouched with what is new of its connection', async () => {
  const last = await setUpKnown('Valid');
  retype('Website', 'https://shop.test/new');
  await save();
  expect(last('MakeStore').variables).toMatchObject({
    _id: 's1',
    params: { woocommerce: { website: 'https://shop.test/new', key: '••••abcd', secret: '••••efgh', ...NO_BLOG } },
  });
});

test('at another shop the masks are told to be typed anew before anything is sent', async () => {
  const last = await setUpKnown('Valid');
  retype('Website', 'https://another.test');
  await save();
  expect(screen.getByLabelText('Consumer key')).toHaveAccessibleDescription('This is a different store. Enter its keys too.');
  expect(() => last('MakeStore')).toThrow();
});

test('a store that is not connected is tried again with nothing typed', async () => {
  const last = await setUpKnown('Lostconnection');
  await save();
  expect(last('MakeStore').variables).toMatchObject({ params: { woocommerce: { key: '••••abcd' } } });
});

test('a disturbed store is tried now by a press, once however often it is pressed, and the person is told', async () => {
  const { store, calls, last, show } = setUp('s1');
  store.dispatch(stores.actions.load());
  await last('Stores').answer({ stores: [row('Lostconnection')] });
  show();
  render(<Toaster />);
  const button = screen.getByRole('button', { name: 'Try now: My shop' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(calls.filter(({ operation }) => operation === 'StoreTryNow')).toHaveLength(1);
  expect(button).toBeDisabled();
  await act(() => last('StoreTryNow').answer({ storeTryNow: row('Lostconnection') }));
  expect(await screen.findByText('Trying My shop again…')).toBeVisible();
  expect(button).toBeEnabled();
});

test('a store that is connected offers nothing to be tried now', async () => {
  await setUpKnown('Valid');
  expect(screen.queryByRole('button', { name: /^Try now/ })).toBeNull();
});

const openSection = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test.each([
  ['12', 12],
  ['12.7', 12],
  ['as many as come', 0],
])('a limit of "%s" a day is sent as %d', async (typed, sent) => {
  const { show, last } = setUp(null);
  show();
  fill();
  await openSection('Limits');
  retype('Listings per day', typed);
  await save();
  expect(last('MakeStore').variables).toMatchObject({ params: { max_per_day: sent } });
});

test('a limit that is no number says before it is saved what it is saved as', async () => {
  const { show } = setUp(null, '#limits');
  show();
  const limit = screen.getByLabelText('Listings per day');
  await userEvent.type(limit, ' or so');
  expect(limit).toHaveAccessibleDescription('Not a number, so it was saved as 0.');
  await userEvent.clear(limit);
  await userEvent.type(limit, '12');
  expect(limit).toHaveAccessibleDescription(/^Enter 0 for no limit/);
});

test('the bar names what changed in whichever section, and only that is sent', async () => {
  const last = await setUpKnown('Valid');
  retype('Store name', 'Renamed');
  await openSection('Limits');
  retype('Listings per day', '5');
  await openSection('Address');
  retype('ZIP / postal code', '10115');
  const bar = screen.getByRole('region', { name: '3 unsaved changes' });
  expect(bar).toHaveTextContent('Store name · Listings per day · ZIP / postal code');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(last('MakeStore').variables).toMatchObject({ _id: 's1' });
  expect((last('MakeStore').variables as { params: object }).params).toEqual({
    platform_id: 'woocommerce',
    sto_name: 'Renamed',
    max_per_day: 5,
    address: { postcode: '10115' },
  });
});

test('what was typed is thrown away in every section at once', async () => {
  await setUpKnown('Valid');
  retype('Store name', 'Renamed');
  await openSection('Notes');
  retype('Private note', 'Call Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Private note')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a fault in a section that is not shown is shown, before and after it was sent', async () => {
  const last = await setUpKnown('Valid');
  await openSection('Address');
  retype('Email', 'nobody');
  await openSection('Notes');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter email addresses as name@example.com.', undefined, SLOWLY)).toBeVisible();
  expect(() => last('MakeStore')).toThrow();
  retype('Email', 'ann@shop.test');
  await openSection('Notes');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const refused = {
    kind: 'refused',
    message: 'This ZIP or postal code isn’t valid for the country.',
    field: 'params.address.postcode',
  } as const;
  await act(() => last('MakeStore').fail(refused));
  expect(await screen.findByLabelText('ZIP / postal code', undefined, SLOWLY)).toHaveAccessibleDescription(
    'This ZIP or postal code isn’t valid for the country.',
  );
});

test('an address is looked at as it is typed, and a save is refused where it is to be checked', async () => {
  const last = await setUpKnown('Valid');
  await openSection('Address');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'DE');
  retype('Street address', 'Hauptstraße 1');
  retype('City', 'Berlin');
  retype('ZIP / postal code', '101');
  expect(screen.getByText(/This ZIP or postal code isn’t valid for the country/)).toBeVisible();
  await userEvent.click(screen.getByLabelText('Validate address before saving'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('ZIP / postal code')).toHaveAccessibleDescription('This ZIP or postal code isn’t valid for the country.');
  expect(() => last('MakeStore')).toThrow();
  retype('ZIP / postal code', '10115');
  expect(screen.getByText('Hauptstraße 1, 10115 Berlin, DE')).toBeVisible();
});

test('a connection is tested as it is typed, and nothing is saved', async () => {
  const last = await setUpKnown('Valid');
  const test = () => userEvent.click(screen.getByRole('button', { name: 'Test connection' }));
  retype('Consumer key', 'ck_new');
  await test();
  expect(last('TestStore').variables).toMatchObject({ _id: 's1', params: { woocommerce: { key: 'ck_new', secret: '••••efgh' } } });
  const tested = {
    _id: 's1',
    host: 'shop.test',
    sto_status: 'Invalid',
    sto_reason: { refusal: 'shop.keyPermissions', values: { host: 'shop.test' } },
  };
  await act(() => last('TestStore').answer({ testStore: tested }));
  expect(screen.getByText(/Tested shop\.test\. Nothing was saved\. Tested: reading products/)).toBeVisible();
  retype('Consumer key', 'ck_other');
  expect(screen.queryByText(/Nothing was saved/)).toBeNull();
  expect(() => last('MakeStore')).toThrow();
});

test('what nobody was asked is not said to have been tried', async () => {
  const last = await setUpKnown('Valid');
  await userEvent.click(screen.getByRole('button', { name: 'Test connection' }));
  const sto_reason = { refusal: 'shop.notLetIn', values: { name: 'Etsy' } };
  await act(() => last('TestStore').answer({ testStore: { _id: 's1', host: 'www.etsy.com', sto_status: 'Invalid', sto_reason } }));
  expect(screen.getByText('Etsy hasn’t authorized the connection yet. Choose Connect.')).toBeVisible();
  expect(screen.queryByText(/Nothing was saved|Tested/)).toBeNull();
});

test('a store that could not be read is not said to be gone: it is asked for again', async () => {
  const { show, last } = setUp('s1');
  show();
  await act(() => last('Stores').fail({ kind: 'maintenance', message: 'Failed to fetch', wordless: true }));
  expect(screen.queryByText('This store no longer exists.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await act(() => last('Stores').answer({ stores: [] }));
  expect(screen.getByText('This store no longer exists.')).toBeVisible();
});

test('only what was tried is said to be connected', async () => {
  const last = await setUpKnown('Valid');
  render(<Toaster />);
  retype('Store name', 'Renamed');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(() => last('MakeStore').answer({ makeStore: { ...row('Valid'), sto_name: 'Renamed' } }));
  expect(await screen.findByText('Renamed saved.')).toBeVisible();
});
