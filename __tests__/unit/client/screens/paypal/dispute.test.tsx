import '../../../support/text-encoder';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paypalItems } from '../../../../../src/client/entities/paypal-items';
import { useRow } from '../../../../../src/client/kernel/hooks';
import { Dispute } from '../../../../../src/client/screens/paypal/drawer/Dispute';
import * as session from '../../../../../src/client/shell/session/use-may';
import common from '../../../../../i18n/en/common.json';
import paypal from '../../../../../i18n/en/paypal.json';
import refusals from '../../../../../i18n/en/refusals.json';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';
import { payment } from './payment';

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { common, paypal, refusals } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  }),
);
beforeEach(() => void jest.spyOn(session, 'useMay').mockReturnValue(true));

const disputed = (acts: readonly string[], more: object = {}) =>
  payment(1, {
    status: 'disputed',
    dispute: {
      ...{ dispute_id: 'PP-D-1', reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED', stage: 'INQUIRY', status: 'WAITING_FOR_SELLER_RESPONSE' },
      ...{ amount: 39.98, currency: 'USD', respond_by: 1_300_000, outcome: null, opened_at: 1, acts: [...acts], act: null },
      ...more,
    },
  });

const show = async (acts: readonly string[]) => {
  const { store, calls } = storeWithFakeServer();
  const row = disputed(acts);
  const Shown = () => {
    const item = useRow(paypalItems, row._id);
    return item?.dispute ? <Dispute item={item} dispute={item.dispute} /> : null;
  };
  store.dispatch({
    type: 'entities/received',
    payload: { origin: { entity: 'paypalItems', operation: 'load' }, entities: { paypalItems: { [row._id]: row } }, at: 0 },
  });
  render(
    <MemoryRouter>
      <Provider store={store}>
        <Shown />
      </Provider>
    </MemoryRouter>,
  );
  const call = (operation: string) => calls.findLast((each) => each.operation === operation)!;
  await act(() => call('PaypalDesk').answer({ paypalItem: { _id: row._id, messages: [], acts: [], evidence: null } }));
  return { call, calls };
};

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('only what PayPal allows is offered; an offer is no more than what is disputed', async () => {
  const { calls } = await show(['message', 'offer']);
  expect(screen.queryByRole('button', { name: 'Accept claim' })).toBeNull();
  await press('Make an offer');
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Half of it?' } });
  fireEvent.change(screen.getByLabelText('Amount (USD)'), { target: { value: '40' } });
  await press('Send offer');
  expect(screen.getByRole('alert').textContent).toBe('Up to $39.98.');
  expect(calls.some(({ operation }) => operation === 'PaypalDispute')).toBe(false);
});

test('an answer is sent once: its form goes with it, and nothing of it is typed there when there is more to say', async () => {
  const { call } = await show(['message', 'escalate']);
  await press('Message buyer');
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: ' It is on its way. ' } });
  await press('Send message');
  expect(call('PaypalDispute').variables).toMatchObject({ act: 'message', note: 'It is on its way.', updated_at: 1 });
  const done = { _id: 'a', act: 'message', note: 'It is on its way.', amount: null, state: 'waiting', at: 1, by: null, msg: null };
  await act(() => call('PaypalDispute').answer({ paypalDispute: disputed([], { act: done }) }));
  expect(screen.queryByLabelText('Note')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Sending your response to PayPal…');
});

test('a claim is accepted only after its amount was read', async () => {
  const { call, calls } = await show(['message', 'accept']);
  await press('Accept claim');
  await act(async () => void fireEvent.submit(screen.getByLabelText('Note (optional)').closest('form')!));
  expect(await screen.findByText('Accept the claim for $39.98?')).not.toBeNull();
  expect(calls.some(({ operation }) => operation === 'PaypalDispute')).toBe(false);
  const dialog = screen.getByRole('dialog');
  const confirm = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Accept claim')!;
  await act(async () => void fireEvent.click(confirm));
  expect(call('PaypalDispute').variables).toMatchObject({ act: 'accept' });
});
