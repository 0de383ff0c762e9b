import '../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { loadScreenTexts, startTexts } from '../../../../src/client/i18n';
import { OrdersScreen } from '../../../../src/client/screens/orders/OrdersScreen';
import { theme } from '../../../../src/client/theme';
import { signedIn } from '../../../sagas/shell/signed-in';

// The drawer loads late; here it is there at once.
beforeAll(async () => {
  await import('../../../../src/client/screens/orders/OrderDrawer');
  await startTexts();
  await loadScreenTexts();
});

const store = { _id: 's1', sto_name: 'Sandbox shop', sto_type: 'woocommerce', sto_status: 'Valid' };
const buyer = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 Main St',
  address_2: null,
  city: 'Springfield',
  state: 'IL',
  postcode: '62701',
  country: 'US',
};
const order = (number: string) => ({
  _id: `o${number}`,
  number,
  platform_id: number,
  status: 'Processing',
  currency: 'USD',
  total: 30,
  tax: 0,
  shipping: 0,
  refunded: 5,
  paid_at: 1_700_000_000,
  rate: 1,
  cost: 0,
  fees: 0,
  profit: 25,
  gates: [],
  blocking_gate: null,
  attention: false,
  hold: null,
  ship_by: null,
  act_by: null,
  risk: 0,
  as_of: 1_700_000_000,
  providers: [],
  tracking_numbers: [],
  tags: [],
  assignee: null,
  notes: { buyer: null, internal: '', gift: null },
  cancel_requested_at: null,
  cancelled_at: null,
  archived_at: null,
  address: null,
  address_state: 'valid',
  removed: null,
  external_url: `https://shop.test/wp-admin/post.php?post=${number}&action=edit`,
  seen_at: 1_700_000_000,
  created_at: 1_700_000_000,
  updated_at: 1_700_000_000,
  store,
  buyer,
  items: [
    {
      _id: 'l1',
      name: 'Blue tee',
      sku: 'TEE-1',
      quantity: 2,
      cancelled: 0,
      completed: 0,
      price: 15,
      image: null,
      item_info_id: 'i1',
      variant_sku: 'S',
    },
  ],
});

const Place = () => <output data-testid="place">{useLocation().search}</output>;
const place = () => screen.getByTestId('place').textContent;

const open = async (address: string) => {
  const { store: app, calls } = await act(() => signedIn({ role: 'root' }));
  render(
    <Provider store={app}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={['/stores', address]}>
          <Routes>
            <Route path="/orders/:filter?" element={<OrdersScreen />} />
          </Routes>
          <Place />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
  const answer = async (rows: readonly object[], single: readonly object[] = rows) => {
    for (const call of calls.filter(({ operation }) => operation === 'Orders')) {
      await act(() => call.answer({ orders: call.variables.id ? single : rows }, rows.length));
    }
    for (const call of calls.filter(({ operation }) => operation === 'ListLayout')) await act(() => call.answer({ listLayout: [] }));
  };
  return { answer };
};

const row = (name: string) => {
  const found = screen.getByText(name).closest('tr');
  if (!found) throw new Error(`No row: ${name}`);
  return found;
};
const drawer = () => screen.findByRole('dialog', { name: 'Order #7' });

test('a press opens a row beside the list under its own address; Escape goes back to the row', async () => {
  const { answer } = await open('/orders/all?sort=number');
  await answer([order('7'), order('8')]);
  act(() => row('#7').focus());
  await userEvent.keyboard('{Enter}');
  expect(await drawer()).toHaveTextContent('1 Main St');
  expect(place()).toBe('?sort=number&id=o7');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(place()).toBe('?sort=number');
  expect(row('#7')).toHaveFocus();
});

test('the row’s name is a link to its address: where it is to open elsewhere, the browser does that', async () => {
  const { answer } = await open('/orders/all');
  await answer([order('7')]);
  const link = screen.getByText('#7').closest('a');
  expect(link).toHaveAttribute('href', '?id=o7');
  let prevented = true;
  document.addEventListener('click', (event) => ((prevented = event.defaultPrevented), event.preventDefault()), { once: true });
  fireEvent.click(link as HTMLElement, { ctrlKey: true });
  expect(prevented).toBe(false);
  expect(place()).toBe('');
  await userEvent.click(link as HTMLElement);
  expect(await drawer()).toBeVisible();
});

test('an address that names a row opens it, and says so when it is gone', async () => {
  const { answer } = await open('/orders/all?id=o9');
  await answer([order('7')], []);
  await screen.findByRole('dialog');
  await answer([order('7')], []);
  expect(screen.getByRole('dialog')).toHaveTextContent('This order no longer exists.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(place()).toBe('');
});

test('all that is kept of an order is shown', async () => {
  const { answer } = await open('/orders/all?id=o7');
  await answer([order('7')]);
  const shown = await drawer();
  for (const text of [
    'Ada Byron',
    'Springfield IL 62701',
    'United States',
    '$30.00',
    '$5.00',
    '$25.00',
    'Blue tee',
    'TEE-1',
    'Sandbox shop',
  ]) {
    expect(shown).toHaveTextContent(text);
  }
  expect(screen.getByRole('link', { name: 'View in store' })).toHaveAttribute('href', order('7').external_url);
  expect(screen.getByRole('link', { name: 'Blue tee' })).toHaveAttribute('href', '/items/internal?item=i1');
});
