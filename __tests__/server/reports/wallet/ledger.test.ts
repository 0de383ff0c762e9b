import fc from 'fast-check';
import { sql } from 'kysely';
import type { WalletAccount } from '../../../../src/domain/billing/wallet';
import { newId } from '../../../../src/server/db/ids';
import type { Container, Tx } from '../../../../src/server/kernel/context';
import { readSums } from '../../../../src/server/wallet/history';
import { changeCredit, readAccount, type Movement } from '../../../../src/server/wallet/wallet';
import { startTestServer, type TestServer } from '../../harness';
import { isLongRun } from '../../../support/long-runs';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const shops = { made: 0 };
const shopWith = async (cents: number): Promise<Container> => {
  shops.made += 1;
  const shop = await server.makeContainer(`wallet-${shops.made}`);
  if (cents > 0) await move(shop, { kind: 'topup', key: 'first', from: 'outside:test', to: 'wallet', cents });
  return shop;
};

const within = <T>(shop: Container, work: (tx: Tx) => Promise<T>): Promise<T> => server.services.inContainer(shop._id, work);
const move = (shop: Container, movement: Movement) => within(shop, (tx) => changeCredit(tx, shop._id, movement));
const debit = (key: string, cents: number): Movement => ({ kind: 'charge', key, from: 'wallet', to: 'plan', cents });

/** What the tables say, apart from how they came to say it. Cents. */
const books = async ({ _id }: Container) => {
  const { rows } = await sql<{ account: WalletAccount; balance: number; entries: number }>`select code as account,
      (balance * 100)::integer as balance, coalesce((select sum(amount) * 100 from wallet_entries e
        where e.container_id = a.container_id and e.account = a.code), 0)::integer as entries
    from wallet_accounts a where container_id = ${_id} order by 1`.execute(server.services.db);
  const { total_credit } = await server.services.db
    .selectFrom('containers')
    .select('total_credit')
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow();
  return { rows, credit: Math.round(total_credit * 100) };
};

/** Whether everything adds up: accounts, lines, movements, what is shown. */
const addsUp = async (shop: Container): Promise<void> => {
  const { rows, credit } = await books(shop);
  for (const { account, balance, entries } of rows) expect([account, balance]).toEqual([account, entries]);
  expect(rows.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  expect(credit).toBe(rows.find(({ account }) => account === 'wallet')?.balance ?? 0);
};

test('of a hundred debits of a dollar at once, a wallet of $60 lets sixty pass', async () => {
  const shop = await shopWith(6000);
  const asked = await Promise.allSettled(Array.from({ length: 100 }, (_each, n) => move(shop, debit(`d${n}`, 100))));
  const refused = asked.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : []));
  expect(refused).toHaveLength(40);
  expect(new Set(refused)).toEqual(new Set(['Your wallet balance is $0.00, but this costs $1.00. Top up first.']));
  expect((await books(shop)).credit).toBe(0);
  await addsUp(shop);
});

test('a movement is made once under its key: again it is the same, another amount is refused', async () => {
  const shop = await shopWith(1240);
  const all = await Promise.all(Array.from({ length: 8 }, () => move(shop, debit('once', 240))));
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(1);
  expect(all.filter(({ again }) => !again)).toHaveLength(1);
  await expect(move(shop, debit('once', 250))).rejects.toMatchObject({ refusal: 'wallet.otherAmount' });
  await expect(move(shop, debit('more', 1500))).rejects.toThrow('Your wallet balance is $10.00, but this costs $15.00. Top up first.');
  expect((await books(shop)).credit).toBe(1000);
  // The refusal left nothing of its key behind.
  expect(await move(shop, debit('more', 1000))).toMatchObject({ again: false });
});

test('a credit line lets the wallet go below nothing, so far and no further', async () => {
  const shop = await shopWith(100);
  await server.services.db.updateTable('wallet_accounts').set({ credit_line: 5 }).where('container_id', '=', shop._id).execute();
  await move(shop, debit('a', 600));
  await expect(move(shop, debit('b', 1))).rejects.toThrow('Your wallet balance is $-5.00');
  expect(await within(shop, (tx) => readAccount(tx, shop._id))).toEqual({ cents: -500, line: 500 });
});

test.each([
  ['entries that sum to something', `update wallet_accounts set balance = balance + 1 where code = 'wallet'`, [1]],
  ['a single entry', '', [0]],
  ['a balance without an entry', `update wallet_accounts set balance = balance + 1 where code = 'wallet'`, []],
])('the database itself refuses %s', async (_what, before, amounts) => {
  const shop = await shopWith(500);
  const work = within(shop, async (tx) => {
    if (before) await sql.raw(before).execute(tx);
    const _id = newId();
    if (amounts.length > 0)
      await tx
        .insertInto('wallet_transactions')
        .values({ _id, key: _id, kind: 'charge', reference: null, note: null, by: null, created_at: 1 })
        .execute();
    for (const amount of amounts.filter((each) => each !== 0))
      await tx
        .insertInto('wallet_entries')
        .values({ _id: newId(), transaction_id: _id, account: 'wallet', amount, balance_after: 5 + amount, created_at: 2_000_000_000 })
        .execute();
  });
  await expect(work).rejects.toMatchObject({ code: '23514' });
  await addsUp(shop);
});

test.each([
  ['wallet_entries', 'amount = 7'],
  ['wallet_transactions', `note = 'x'`],
])('what stands in %s stays, for us and for the owner of the tables', async (table, change) => {
  const shop = await shopWith(500);
  for (const statement of [`update ${table} set ${change}`, `delete from ${table}`]) {
    await expect(within(shop, (tx) => sql.raw(statement).execute(tx))).rejects.toThrow('permission denied');
    await expect(server.services.pool.query(statement)).rejects.toThrow('are written once');
  }
});

test('whoever runs the installation changes a credit by hand, by the same rules', async () => {
  const shop = await shopWith(500);
  const adjust = (amount: number) => server.services.pool.query('select adjust_wallet($1, $2, $3)', [shop._id, amount, 'By hand']);
  await adjust(25);
  await adjust(-10.5);
  expect((await books(shop)).credit).toBe(1950);
  await addsUp(shop);
  await expect(adjust(-100)).rejects.toMatchObject({ code: '23514' });
});

const ACCOUNTS: readonly WalletAccount[] = ['wallet', 'held', 'plan', 'adjustment', 'outside:test', 'fulfilment:a', 'fulfilment:b'];

interface Step {
  readonly from: WalletAccount;
  readonly to: WalletAccount;
  readonly cents: number;
  readonly key: number;
}

const step: fc.Arbitrary<Step> = fc
  .record({
    from: fc.constantFrom(...ACCOUNTS),
    to: fc.constantFrom(...ACCOUNTS),
    cents: fc.integer({ min: 1, max: 3000 }),
    key: fc.integer({ min: 0, max: 30 }),
  })
  .filter(({ from, to }) => from !== to);

/** What should come of movements, one after the other. */
const fold = (steps: readonly Step[]) => {
  const balances = new Map<WalletAccount, number>(ACCOUNTS.map((account) => [account, 0]));
  const keys = new Map<number, Step>();
  const answers = steps.map((each) => {
    const { from, to, cents, key } = each;
    const known = keys.get(key);
    if (known) return known.from === from && known.to === to && known.cents === cents ? 'again' : 'refused';
    const left = (balances.get(from) ?? 0) - cents;
    if ((from === 'wallet' || from === 'held') && left < 0) return 'refused';
    balances.set(from, left).set(to, (balances.get(to) ?? 0) + cents);
    keys.set(key, each);
    return 'moved';
  });
  return { answers, balances };
};

const attempt = async (shop: Container, { key, ...rest }: Step): Promise<string> => {
  try {
    return (await move(shop, { ...rest, kind: 'adjustment', key: String(key) })).again ? 'again' : 'moved';
  } catch {
    return 'refused';
  }
};

test('any movements, one after the other, leave what an independent fold of them leaves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const shop = await shopWith(0);
      const expected = fold(steps);
      const answers: string[] = [];
      for (const each of steps) answers.push(await attempt(shop, each));
      expect(answers).toEqual(expected.answers);
      const { rows } = await books(shop);
      for (const { account, balance } of rows) expect([account, balance]).toEqual([account, expected.balances.get(account)]);
      await addsUp(shop);
    }),
    { numRuns: isLongRun ? 300 : 12 },
  );
});

test('any movements at once add up, and none waits for another for ever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const shop = await shopWith(2000);
      // Several of them in one transaction too, in any order of their accounts.
      const pairs = steps.map((each, n) => [each, steps[(n * 7) % steps.length] ?? each] as const);
      const done = await Promise.allSettled(
        pairs.map((pair, n) =>
          within(shop, async (tx) => {
            for (const [place, { from, to, cents }] of pair.entries())
              await changeCredit(tx, shop._id, { kind: 'adjustment', key: `${n}.${place}`, from, to, cents });
          }),
        ),
      );
      const faults = done.flatMap((each) => (each.status === 'rejected' ? [String((each.reason as Error).message)] : []));
      expect(faults.filter((fault) => fault.includes('deadlock'))).toEqual([]);
      await addsUp(shop);
      const sums = await within(shop, (tx) => readSums(tx, shop._id, {}));
      expect(Math.round((sums.opening + sums.in - sums.out) * 100)).toBe(Math.round(sums.closing * 100));
    }),
    { numRuns: isLongRun ? 100 : 6 },
  );
});
