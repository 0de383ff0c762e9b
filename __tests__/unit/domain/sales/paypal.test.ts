import { paypalStatus, moneyOf } from '../../../../src/domain/sales/paypal';
import {
  actsOf,
  checkAct,
  DISPUTE_ACTS,
  DISPUTE_STAGES,
  isDisputeAct,
  mayBecome,
  type ActableDispute,
  type DisputeAct,
  type DisputeStage,
} from '../../../../src/domain/sales/paypal-disputes';
import refusals from '../../../../i18n/en/refusals.json';

const ALL = Object.keys(DISPUTE_ACTS) as DisputeAct[];

const dispute = (changes: Partial<ActableDispute> = {}): ActableDispute => ({
  stage: 'INQUIRY',
  status: 'WAITING_FOR_SELLER_RESPONSE',
  offered: ALL,
  sending: false,
  amount: 50,
  currency: 'USD',
  ...changes,
});

const wanted = (act: string, changes = {}) => ({ act, note: 'Said', amount: act === 'offer' ? 20 : null, files: [], ...changes });

const refusalOf = (act: string, of: ActableDispute, changes = {}): string | null => {
  const outcome = checkAct(wanted(act, changes), of);
  return outcome.ok ? null : outcome.fault.refusal;
};

/** What the design allows at each stage. */
const ALLOWED: Readonly<Record<DisputeStage, readonly DisputeAct[]>> = {
  INQUIRY: ['message', 'offer', 'escalate', 'accept'],
  CHARGEBACK: ['offer', 'accept', 'evidence'],
  PRE_ARBITRATION: ['appeal'],
  ARBITRATION: [],
};

test.each(DISPUTE_STAGES)('at %s exactly what it allows can be done, and everything else is refused by its own sentence', (stage) => {
  expect(actsOf(dispute({ stage }))).toEqual(ALL.filter((act) => ALLOWED[stage].includes(act)));
  for (const act of ALL) {
    const refusal = refusalOf(act, dispute({ stage }));
    expect([act, refusal]).toEqual([act, ALLOWED[stage].includes(act) ? null : `paypal.atStage.${act}`]);
    expect(refusals.paypal.atStage[act]).toMatch(/\.$/);
  }
});

test('nothing is done about what is over, what PayPal does not offer, and while something is being sent', () => {
  expect(actsOf(dispute({ status: 'RESOLVED' }))).toEqual([]);
  expect(refusalOf('message', dispute({ status: 'RESOLVED' }))).toBe('paypal.disputeOver');
  expect(actsOf(dispute({ offered: ['accept'] }))).toEqual(['accept']);
  expect(refusalOf('message', dispute({ offered: ['accept'] }))).toBe('paypal.notOffered');
  expect(actsOf(dispute({ sending: true }))).toEqual([]);
  expect(refusalOf('message', dispute({ sending: true }))).toBe('paypal.sending');
});

test('each act says what it needs', () => {
  expect(refusalOf('sue', dispute())).toBe('paypal.actUnknown');
  expect(isDisputeAct('constructor')).toBe(false);
  expect(refusalOf('message', dispute(), { note: '  ' })).toBe('paypal.noteMissing');
  expect(refusalOf('accept', dispute(), { note: '' })).toBeNull();
  expect(refusalOf('message', dispute(), { files: ['a'] })).toBe('paypal.noFiles');
  expect(refusalOf('offer', dispute(), { amount: 0 })).toBe('order.refundAmount');
  expect(refusalOf('offer', dispute(), { amount: null })).toBe('order.refundAmount');
  expect(refusalOf('offer', dispute(), { amount: 50.01 })).toBe('paypal.amountMost');
  expect(refusalOf('offer', dispute(), { amount: 50 })).toBeNull();
});

test('a dispute goes on and never back', () => {
  for (const [from, a] of DISPUTE_STAGES.entries())
    for (const [to, b] of DISPUTE_STAGES.entries()) expect([a, b, mayBecome(a, b)]).toEqual([a, b, to >= from]);
});

test('the first that holds is a payment’s status, and its order’s money follows from the same', () => {
  const facts = { dispute: 'open', held: true, pushes: ['pushed'] } as const;
  expect(paypalStatus(facts)).toBe('disputed');
  expect(paypalStatus({ ...facts, dispute: 'over' })).toBe('resolved');
  expect(paypalStatus({ ...facts, dispute: null })).toBe('hold');
  expect(paypalStatus({ ...facts, dispute: null, held: false })).toBe('synced');
  expect(paypalStatus({ dispute: null, held: false, pushes: ['pushed', 'waiting'] })).toBe('missing');
  expect(paypalStatus({ dispute: null, held: false, pushes: [] })).toBe('missing');
  expect(moneyOf([{ dispute: 'over', held: false }])).toBe('free');
  expect(moneyOf([{ dispute: null, held: true }])).toBe('on_hold');
  expect(
    moneyOf([
      { dispute: null, held: true },
      { dispute: 'open', held: false },
    ]),
  ).toBe('disputed');
  expect(moneyOf([])).toBe('free');
});
