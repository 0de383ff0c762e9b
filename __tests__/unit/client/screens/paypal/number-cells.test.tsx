import '../../../support/text-encoder';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { paypalItems, type PaypalItem } from '../../../../../src/client/entities/paypal-items';
import { CarrierCell, NumberCell } from '../../../../../src/client/screens/paypal/NumberCells';
import { createTypedNumbers, NumbersContext, readyItems } from '../../../../../src/client/screens/paypal/typed-numbers';
import { timeLeft } from '../../../../../src/client/shell/orders/paypal-words';
import paypal from '../../../../../i18n/en/paypal.json';
import refusals from '../../../../../i18n/en/refusals.json';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';
import { payment } from './payment';

beforeAll(() =>
  i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { paypal, refusals } }, interpolation: { escapeValue: false }, showSupportNotice: false }),
);

const UPS = '1Z999AA10123456784';

const show = (items: readonly PaypalItem[]) => {
  const numbers = createTypedNumbers();
  const { store } = storeWithFakeServer();
  const rowsOf = (rows: readonly PaypalItem[]) => (
    <Provider store={store}>
      <NumbersContext value={numbers}>
        {rows.map((row) => (
          <div key={row._id} data-row={row._id} tabIndex={-1}>
            <NumberCell row={row} />
            <CarrierCell row={row} />
          </div>
        ))}
      </NumbersContext>
    </Provider>
  );
  const { rerender } = render(rowsOf(items));
  const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox');
  const type = (at: number, text: string) => {
    const input = inputs()[at]!;
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
  };
  return {
    numbers,
    store,
    inputs,
    type,
    now: (rows: readonly PaypalItem[]) => rerender(rowsOf(rows)),
    sent: () => readyItems(numbers.all()),
  };
};

test('whose the number is, the number says; where several fit somebody chooses', () => {
  const { type, sent } = show([payment(1)]);
  type(0, ' 1z999aa1 0123456784');
  expect(sent()).toEqual([{ _id: payment(1)._id, tracking_number: UPS, carrier: 'ups' }]);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('ups');
  type(0, '12345678901234');
  expect(screen.getByRole('alert').textContent).toBe('Choose a carrier for 12345678901234.');
  expect(sent()).toEqual([]);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'dpd' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent()).toEqual([{ _id: payment(1)._id, tracking_number: '12345678901234', carrier: 'dpd' }]);
});

test('what is no number says so once it is left, and Escape takes it back', () => {
  const { type, sent, inputs } = show([payment(1, { tracking_number: UPS, carrier: 'ups' })]);
  type(0, '??');
  expect(screen.getByRole('alert').textContent).toBe(refusals.tracking.number);
  expect(sent()).toEqual([]);
  fireEvent.keyDown(inputs()[0]!, { key: 'Escape' });
  expect(inputs()[0]!.value).toBe(UPS);
});

test('news of a row changes nothing of what is typed in it; what the row has by now is typed no more', () => {
  const { type, now, inputs, numbers } = show([payment(1)]);
  type(0, UPS);
  now([payment(1, { amount: 41, updated_at: 2 })]);
  expect(inputs()[0]!.value).toBe(UPS);
  expect(numbers.all().size).toBe(1);
  now([payment(1, { tracking_number: UPS, carrier: 'ups', push: { state: 'pushed', at: 1, msg: null }, updated_at: 3 })]);
  expect(inputs()[0]!.value).toBe(UPS);
  expect(numbers.all().size).toBe(0);
});

test('only the row PayPal did not take says why, until something else is typed there', () => {
  const msg = { code: 'rejected', msg: 'No.', refusal: 'paypal.unknownThere', values: { transaction: '9AB' } };
  const failed = payment(1, { tracking_number: UPS, carrier: 'ups', push: { state: 'failed', at: 1, msg } });
  const { type } = show([failed, payment(2)]);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['PayPal has no payment 9AB in this account.']);
  type(0, '1Z999AA10123456000');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('arrows and Enter go through the rows, a pasted column into them', () => {
  const rows = [1, 2, 3].map((n) => payment(n));
  const { inputs, numbers, store } = show(rows);
  const entities = Object.fromEntries(rows.map((row) => [row._id, row]));
  act(() => {
    store.dispatch({
      type: 'entities/received',
      payload: { origin: { entity: 'paypalItems', operation: 'load' }, entities: { paypalItems: entities }, at: 0 },
    });
  });
  expect(paypalItems.selectById(store.getState(), rows[0]!._id)).toBeDefined();
  inputs()[0]!.focus();
  fireEvent.keyDown(inputs()[0]!, { key: 'Enter' });
  expect(document.activeElement).toBe(inputs()[1]);
  fireEvent.keyDown(inputs()[1]!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(inputs()[0]);
  fireEvent.paste(inputs()[1]!, { clipboardData: { getData: () => `${UPS}\n9400111899223344556677` } });
  expect([...numbers.all().keys()]).toEqual([rows[1]!._id, rows[2]!._id]);
  expect(inputs().map(({ value }) => value)).toEqual(['', UPS, '9400111899223344556677']);
});

test('how long there is to answer is told in words, and red on the last day', () => {
  const t = i18next.getFixedT('en', 'paypal');
  const HOUR = 3600;
  const left = (hours: number, outcome: string | null = null) => timeLeft(t, { respond_by: hours * HOUR, outcome }, 0);
  expect([-1, 0.5, 5, 30, 50, 240].map((hours) => left(hours))).toEqual([
    { tone: 'bad', label: 'Overdue' },
    { tone: 'bad', label: 'Less than an hour left' },
    { tone: 'bad', label: '5 hours left' },
    { tone: 'warning', label: '30 hours left' },
    { tone: 'warning', label: '2 days left' },
    { tone: 'waiting', label: '10 days left' },
  ]);
  expect(left(5, 'RESOLVED_SELLER_FAVOUR')).toBeNull();
});
