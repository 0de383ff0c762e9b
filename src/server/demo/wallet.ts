import { movementKey, type WalletAccount } from '../../domain/billing/wallet';
import { newId } from '../db/ids';
import { DAY, unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { readFirst } from '../wallet/history';
import { changeCredit, type Movement } from '../wallet/wallet';

const WORKSHOP: WalletAccount = 'fulfilment:harbour';
const METHOD = 'practice';

type Wanted = Omit<Movement, 'at'> & { readonly day: number };

/** Money that came in: days ago, and cents. */
const TOPUPS = [
  [59, 10_000],
  [47, 5_000],
  [38, 7_500],
  [26, 10_000],
  [15, 6_000],
  [6, 10_000],
] as const;

/** Orders paid from the wallet: days ago, cents held, and what the workshop took of it; null: it is on its way. */
const ORDERS = [
  [58, 2_140, 1_890],
  [55, 1_480, 1_480],
  [51, 3_260, 2_975],
  [46, 1_890, 1_640],
  [43, 2_720, 2_720],
  [40, 1_350, 1_190],
  [34, 4_480, 4_105],
  [29, 2_050, 1_895],
  [24, 1_760, 1_590],
  [19, 3_640, 3_280],
  [13, 2_310, 2_040],
  [8, 1_590, 1_385],
  [1, 2_280, null],
  [0, 1_940, null],
] as const;

const orderLines = (): Wanted[] =>
  ORDERS.flatMap(([day, held, taken], n): Wanted[] => {
    const reference = `order-${1041 + n}`;
    const line = { day, reference };
    const hold: Wanted = { ...line, kind: 'hold', key: movementKey.fo(reference, 1, 'hold'), from: 'wallet', to: 'held', cents: held };
    if (taken === null) return [hold];
    const capture: Wanted = {
      ...line,
      kind: 'capture',
      key: movementKey.fo(reference, 1, 'capture'),
      from: 'held',
      to: WORKSHOP,
      cents: taken,
    };
    const rest = { ...line, kind: 'release', key: movementKey.fo(reference, 1, 'release'), from: 'held', to: 'wallet' } as const;
    return [hold, capture, ...(held > taken ? [{ ...rest, cents: held - taken }] : [])];
  });

/** What else came and went. */
const others = (): Wanted[] => [
  { day: 60, kind: 'adjustment', key: 'demo', from: 'adjustment', to: 'wallet', cents: 2_500, note: 'Demo credit' },
  ...[33, 3].map((day): Wanted => ({ day, kind: 'plan', key: `plan:demo-${day}`, from: 'wallet', to: 'plan', cents: 2_900 })),
  ...[50, 31, 10].map((day, n): Wanted => ({
    day,
    kind: 'charge',
    key: `invoice:demo-${n}`,
    from: 'wallet',
    to: WORKSHOP,
    cents: 640 + 115 * n,
    note: 'Shipping above the amount held',
  })),
  ...[1042, 1047].map((order, n): Wanted => ({
    day: [49, 30][n] ?? 0,
    kind: 'refund',
    key: movementKey.fo(`order-${order}`, 1, 'refund-1'),
    from: WORKSHOP,
    to: 'wallet',
    cents: [1_480, 980][n] ?? 0,
    reference: `order-${order}`,
  })),
];

const topup = async (tx: Tx, containerId: string, by: string, day: number, cents: number, now: number): Promise<void> => {
  const [_id, at] = [newId(), now - day * DAY];
  const payment = `pay_demo_${day}`;
  await tx
    .insertInto('topups')
    .values({
      _id,
      form_key: `demo:${day}`,
      amount: cents / 100,
      method: METHOD,
      payment: `${containerId}:${payment}`,
      status: 'paid',
      by,
      created_at: at,
      ended_at: at,
    })
    .execute();
  const movement = {
    kind: 'topup',
    key: movementKey.topup(METHOD, payment),
    from: `outside:${METHOD}`,
    to: 'wallet',
    reference: _id,
  } as const;
  await changeCredit(tx, containerId, { ...movement, cents, by, at });
};

/** Two that came to nothing. */
const vainTopups = (tx: Tx, by: string, now: number) =>
  tx
    .insertInto('topups')
    .values(
      (['declined', 'expired'] as const).map((status, n) => ({
        _id: newId(),
        form_key: `demo:${status}`,
        amount: 50,
        method: METHOD,
        status,
        by,
        created_at: now - (20 + n) * DAY,
        ended_at: now - (20 + n) * DAY,
      })),
    )
    .execute();

/** Two months of a wallet: topups, orders held for, paid and given back, the plan. Nothing where the wallet was used before. */
export const seedWallet = async (tx: Tx, containerId: string, by: string): Promise<void> => {
  if ((await readFirst(tx, containerId)) !== undefined) return;
  const now = unixNow();
  const moves: readonly { readonly day: number; readonly make: () => Promise<unknown> }[] = [
    ...[...others(), ...orderLines()].map(({ day, ...movement }) => ({
      day,
      make: () => changeCredit(tx, containerId, { ...movement, at: now - day * DAY }),
    })),
    ...TOPUPS.map(([day, cents]) => ({ day, make: () => topup(tx, containerId, by, day, cents, now) })),
  ];
  for (const { make } of moves.toSorted((a, b) => b.day - a.day)) await make();
  await vainTopups(tx, by, now);
};

/** Some credit for a shop where nothing is sold. */
export const seedCredit = async (tx: Tx, containerId: string): Promise<void> => {
  if ((await readFirst(tx, containerId)) !== undefined) return;
  await changeCredit(tx, containerId, {
    kind: 'adjustment',
    key: 'demo',
    from: 'adjustment',
    to: 'wallet',
    cents: 2_500,
    note: 'Demo credit',
  });
};
