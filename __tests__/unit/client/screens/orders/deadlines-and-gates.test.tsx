import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { Order } from '../../../../../src/client/entities/orders';
import { eventWords } from '../../../../../src/client/shell/orders/event-words';
import { closedGate, gateReason, toneOfGate } from '../../../../../src/client/shell/orders/gate-words';
import { GateStrip } from '../../../../../src/client/shell/orders/GateStrip';
import { actWords, shipByWords, toneOfRisk, type Deadline } from '../../../../../src/client/shell/orders/ship-by';
import { createFormat } from '../../../../../src/client/ui/format';
import { LANGUAGES } from '../../../../../src/domain/languages';
import { GATE_CODES, GATES } from '../../../../../src/domain/sales/gates';
import { ORDER_EVENTS } from '../../../../../src/domain/sales/order-events';
import order from '../../../../../i18n/en/order.json';
import orders from '../../../../../i18n/en/orders.json';

beforeAll(() =>
  i18next.init({ lng: 'en', resources: { en: { orders, order } }, interpolation: { escapeValue: false }, showSupportNotice: false }),
);

const format = createFormat('en', new Date(2026, 10, 9).getTime());
const t = () => i18next.getFixedT('en', 'orders');

/** The 9th of November 2026, 10 in the morning, is now. */
const at = (day: number, hour = 10): number => new Date(2026, 10, day, hour).getTime() / 1000;
const deadline = (risk: number, ship: number, act: number): Deadline => ({ risk, ship_by: ship, act_by: act, as_of: at(9) });

test.each([
  [4, at(7), at(3), '2 days late', ''],
  [4, at(8), at(3), '1 day late', ''],
  [4, at(9, 8), at(3), 'Late today', ''],
  [3, at(9, 23), at(6), 'Today', 'Submit now'],
  [3, at(11), at(8), 'In 2 days', 'Submit now'],
  [2, at(12), at(9, 15), 'In 3 days', 'Submit today'],
  [2, at(10), at(10), 'Tomorrow', 'Submit by tomorrow'],
  [1, at(14), at(11), 'In 5 days', 'Submit by Nov 11'],
  [0, at(20), at(17), 'In 11 days', ''],
])('risk %i is told in words as well', (risk, ship, act, words, acting) => {
  expect(shipByWords(t(), deadline(risk, ship, act))).toBe(words);
  expect(actWords(t(), format, deadline(risk, ship, act))).toBe(acting);
});

test('what has left, or has no day, has no deadline; each risk has a colour of its own but the two worst', () => {
  expect(shipByWords(t(), { ...deadline(0, at(20), at(17)), act_by: null })).toBeNull();
  expect(shipByWords(t(), { ...deadline(0, at(20), at(17)), ship_by: null })).toBeNull();
  expect([0, 1, 2, 3, 4].map(toneOfRisk)).toEqual(['neutral', 'waiting', 'warning', 'bad', 'bad']);
});

const gated = (closed: Readonly<Record<string, string>>, blocking: string | null): Pick<Order, 'gates' | 'blocking_gate'> => ({
  gates: GATES.map((gate) => ({ gate, open: closed[gate] === undefined, code: closed[gate] ?? null })),
  blocking_gate: blocking,
});

test('of the gates the first closed one is told in words, and red only where somebody has to act', () => {
  const both = gated({ address: 'vacant', paid: 'unpaid' }, 'address');
  render(<GateStrip order={both} t={t()} />);
  expect(screen.getByText('Vacant address')).not.toBeNull();
  expect(screen.queryByText('Awaiting payment')).toBeNull();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Item match: passed, Artwork: passed, Address: Vacant address, Payment: Awaiting payment, Review: passed',
  );
  expect(toneOfGate({ gate: 'address', open: false, code: 'vacant' })).toBe('bad');
  expect(toneOfGate({ gate: 'paid', open: false, code: 'unpaid' })).toBe('waiting');
  // Nothing is left to be sent: what stays closed keeps nothing back.
  expect(closedGate(gated({ artwork: 'none' }, null))).toBeNull();
  // A newer server's code.
  expect(gateReason(t(), { gate: 'paid', open: false, code: 'eclipse' })).toBe('Payment');
});

test.each(LANGUAGES)('%s: every gate has a short word and a sentence, every entry of a timeline its words', async (language) => {
  const [list, drawer] = (await Promise.all(['orders', 'order'].map((name) => import(`../../../../../i18n/${language}/${name}.json`)))) as {
    readonly default: { readonly reason: object; readonly why: object; readonly event: object };
  }[];
  const codes = Object.values(GATE_CODES).flat().sort();
  expect(Object.keys(list?.default.reason ?? {}).sort()).toEqual(codes);
  expect(Object.keys(drawer?.default.why ?? {}).sort()).toEqual(codes);
  expect(Object.keys(drawer?.default.event ?? {}).sort()).toEqual([...ORDER_EVENTS].sort());
});

test('an entry names the provider, the gate, the sum and the time it is about', () => {
  const teller = {
    t: i18next.getFixedT('en', 'order'),
    words: t(),
    parcels: i18next.getFixedT('en', 'trackings'),
    format,
    fos: [{ _id: 'fo1', fulfilment_name: 'Print Co' }] as never,
  };
  const say = (code: string, params: Record<string, string | number>): string =>
    eventWords(teller, { _id: 'e', at: 1, code, params, by: null });
  expect(say('fo_submitted', { fo: 'fo1' })).toBe('Submitted to Print Co');
  expect(say('gate_closed', { gate: 'address', code: 'vacant' })).toBe('Blocked by Address check: Vacant address');
  expect(say('refunded_at_shop', { amount: 4.5, currency: 'USD' })).toBe('$4.50 refunded in store');
  expect(say('changed_at_shop', { status: 'Shipped' })).toBe('Store status changed to Shipped');
  expect(say('approved', { brake: 'loss' })).toBe('Approved: Sells at a loss');
  expect(say('teleported', {})).toBe('teleported');
});
