import { sql } from 'kysely';
import { changeCredit } from '../../../../src/server/wallet/wallet';
import { comes } from '../../../support/comes';
import { openDesk, usual, type Desk, type Seen } from './desk';

let desk: Desk;
let container: string;
/** What the demo's own orders hold and paid. */
let before: Readonly<Record<string, number>> = {};

beforeAll(async () => {
  desk = await openDesk();
  await desk.credit('harbour', 100_000);
  await desk.services.db.updateTable('fulfilments').set({ settle: 'wallet' }).where('_id', '=', desk.harbour).execute();
  ({ _id: container } = await desk.services.db.selectFrom('containers').select('_id').orderBy('created_at').executeTakeFirstOrThrow());
  await bring(0);
  before = await accounts();
});
afterAll(() => desk.server.stop());

const PROCESS = 'mutation ($ids: [ID!]!) { orderProcess(ids: $ids, now: true) { _id } }';

/** Cents in each account, beyond what the demo brought. */
const accounts = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ code: string; cents: number }>`select code, (balance * 100)::integer as cents from wallet_accounts
    where container_id = ${container}`.execute(desk.services.db);
  const named = rows.map(({ code, cents }) => [code === `fulfilment:${desk.harbour}` ? 'maker' : code, cents] as const);
  return Object.fromEntries(named.map(([name, cents]) => [name, cents - (before[name] ?? 0)]));
};

let brought = 0;
/** Brings the wallet to hold so much. */
const bring = async (cents: number): Promise<void> => {
  const { wallet = 0 } = await accounts();
  if (wallet === cents) return;
  brought += 1;
  const [from, to] = cents > wallet ? (['adjustment', 'wallet'] as const) : (['wallet', 'adjustment'] as const);
  await desk.services.inContainer(container, (tx) =>
    changeCredit(tx, container, { kind: 'adjustment', key: `bring ${brought}`, from, to, cents: Math.abs(cents - wallet) }),
  );
};

const stands = (id: string, wanted: object): Promise<void> => comes(async () => expect(await desk.look(id)).toMatchObject(wanted), 20_000);

const kindsOf = async ({ reference }: Seen): Promise<string[]> => {
  const rows = await desk.services.db
    .selectFrom('wallet_transactions')
    .select('kind')
    .where('reference', '=', reference)
    .orderBy('_id')
    .execute();
  return rows.map(({ kind }) => kind);
};

test('an order waits for the wallet and goes once it is topped up; it is held for, then paid, and comes back when it is canceled', async () => {
  const id = await desk.sell();
  await stands(id, { blocking_gate: 'paid' });
  expect(await desk.refusal(PROCESS, { ids: [id] })).toBe('Payment: provider balance or wallet too low.');
  await bring(10_000);
  await stands(id, { blocking_gate: null });
  const fo = await desk.plan(id);
  await desk.send(id);
  await stands(id, { fos: [{ status: 'submitted' }] });
  const { maker = 0, held = 0, wallet = 0 } = await accounts();
  expect(held).toBe(0);
  expect(maker).toBeGreaterThan(0);
  expect(wallet).toBe(10_000 - maker);
  expect((await kindsOf(fo)).slice(0, 2)).toEqual(['hold', 'capture']);
  // The provider says that it is made no more.
  await desk.services.db.updateTable('fulfilment_orders').set({ status: 'cancelling' }).where('_id', '=', fo._id).execute();
  const { applyTold, barely } = await import('../../../../src/server/making/told');
  const { holdFo } = await import('../../../../src/server/making/fo');
  const { findAccount } = await import('../../../../src/server/fulfilments/account');
  for (let again = 0; again < 2; again += 1)
    await desk.services.inContainer(container, async (tx) => {
      const kept = (await holdFo(tx, { container_id: container, fo_id: fo._id }))!;
      const fulfilment = await findAccount(tx, container, desk.harbour);
      await applyTold(tx, {
        ...kept,
        fulfilment,
        order: barely(kept.fo, 'cancelled'),
        now: await desk.services.marketNow(),
        lookAgainAt: null,
      });
    });
  expect(await accounts()).toMatchObject({ maker: 0, held: 0, wallet: 10_000 });
  expect((await kindsOf(fo)).at(-1)).toBe('refund');
});

test('what a provider refuses is released', async () => {
  await bring(10_000);
  const id = await desk.sell();
  const fo = await desk.plan(id, (_made, rejected) => rejected);
  await desk.send(id);
  await stands(id, { fos: [{ status: 'rejected' }] });
  expect(await accounts()).toMatchObject({ held: 0, wallet: 10_000 });
  expect(await kindsOf(fo)).toEqual(['hold', 'release']);
});

test('of two orders that want the same money one goes, and the other waits at its gate until there is more', async () => {
  await bring(10_000);
  const ids = [await desk.sell(), await desk.sell()];
  for (const id of ids) await desk.plan(id, () => true);
  const fos = await Promise.all(ids.map(async (id) => (await desk.look(id)).fos[0]));
  await desk.roll(
    fos.map(({ reference }) => reference),
    usual,
  );
  // Enough for one: what the first order was paid with.
  const { rows } = await sql<{ cents: number }>`select (amount * 100)::integer as cents from wallet_entries e join wallet_transactions t
    on t._id = e.transaction_id join fulfilment_orders fo on fo.reference = t.reference
    where t.kind = 'hold' and account = 'held' order by place desc limit 1`.execute(desk.services.db);
  await bring(rows[0]!.cents);
  // Both were planned while there was enough, so nobody has looked since.
  await desk.services.db
    .updateTable('fulfilment_orders')
    .set({ status: 'scheduled', submit_at: await desk.services.marketNow(), failures: 0 })
    .where(
      '_id',
      'in',
      fos.map(({ _id }) => _id as string),
    )
    .execute();
  const standing = async () => (await Promise.all(ids.map(async (id) => (await desk.look(id)).fos[0].status as string))).toSorted();
  await comes(async () => expect(await standing()).toEqual(['draft', 'submitted']), 20_000);
  expect(await accounts()).toMatchObject({ held: 0, wallet: 0 });
  await bring(10_000);
  const waiting = (await Promise.all(ids.map((id) => desk.look(id)))).find((each: Seen) => each.fos[0].status === 'draft');
  await stands(waiting._id, { blocking_gate: null });
});
