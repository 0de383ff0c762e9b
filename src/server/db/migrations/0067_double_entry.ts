import { sql } from 'kysely';
import { TENANT_ROLE, tenantTable, type MigrationDb } from '../tenancy';

/** Money of wallets by double entry: accounts, movements between them, and a line for each account a movement touches. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table wallet_entries rename to wallet_entries_before`.execute(db);
  await sql`alter table wallet_entries_before rename constraint wallet_entries_pkey to wallet_entries_before_pkey`.execute(db);
  await sql`drop index wallet_entries_newest`.execute(db);
  await tables(db);
  await move(db);
  await prove(db);
  await sql`drop table wallet_entries_before`.execute(db);
  await sql`drop table moved`.execute(db);
  await rules(db);
};

const tables = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'wallet_accounts',
    (table) =>
      table
        .addColumn('code', 'text', (c) => c.notNull())
        .addColumn('balance', sql`numeric(14, 2)`, (c) => c.notNull().defaultTo(0))
        .addColumn('credit_line', sql`numeric(14, 2)`, (c) =>
          c
            .notNull()
            .defaultTo(0)
            .check(sql`credit_line >= 0`),
        )
        .addCheckConstraint('wallet_accounts_codes', sql`code ~ '^(wallet|held|plan|adjustment|(outside|fulfilment):[A-Za-z0-9_.-]+)$'`)
        .addCheckConstraint('wallet_accounts_covered', sql`code <> 'wallet' or balance >= -credit_line`)
        .addCheckConstraint('wallet_accounts_held', sql`code <> 'held' or balance >= 0`),
    { key: ['code'] },
  );
  await tenantTable(db, 'wallet_transactions', (table) =>
    table
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) =>
        c.notNull().check(sql`kind in ('topup', 'charge', 'refund', 'hold', 'capture', 'release', 'plan', 'adjustment')`),
      )
      .addColumn('reference', 'text')
      .addColumn('note', 'text')
      .addColumn('by', 'text')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addUniqueConstraint('wallet_transactions_key', ['container_id', 'key']),
  );
  await sql`create index wallet_transactions_reference on wallet_transactions (container_id, reference) where reference is not null`.execute(
    db,
  );
  await tenantTable(db, 'wallet_entries', (table) =>
    table
      // The order of an account's lines: given out while its account is held.
      .addColumn('place', 'bigint', (c) => c.notNull().generatedAlwaysAsIdentity())
      .addColumn('transaction_id', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('amount', sql`numeric(14, 2)`, (c) => c.notNull().check(sql`amount <> 0`))
      .addColumn('balance_after', sql`numeric(14, 2)`, (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('wallet_entries_transaction', ['container_id', 'transaction_id'], 'wallet_transactions', [
        'container_id',
        '_id',
      ])
      .addForeignKeyConstraint('wallet_entries_account', ['container_id', 'account'], 'wallet_accounts', ['container_id', 'code']),
  );
  await sql`create unique index wallet_entries_place on wallet_entries (container_id, account, place)`.execute(db);
  await sql`create index wallet_entries_time on wallet_entries (container_id, account, created_at)`.execute(db);
  await sql`create index wallet_entries_transaction on wallet_entries (container_id, transaction_id)`.execute(db);
};

/** What was written before stands against `adjustment`; where a credit was changed without a line, a line says so. */
const move = async (db: MigrationDb): Promise<void> => {
  await sql`create temp table moved as
    select container_id, _id, amount, note, created_at, false as forward from wallet_entries_before where amount <> 0
    union all
    select c._id, substr(md5(c._id || 'brought forward'), 1, 24), c.total_credit - coalesce(b.sum, 0), 'Brought forward',
      coalesce(b.last, c.created_at), true
    from containers c left join (
      select container_id, sum(amount) as sum, max(created_at) as last from wallet_entries_before group by 1
    ) b on b.container_id = c._id
    where c.total_credit <> coalesce(b.sum, 0)`.execute(db);
  await sql`insert into wallet_accounts (container_id, code, balance, credit_line)
    select _id, 'wallet', total_credit, greatest(0, -total_credit) from containers`.execute(db);
  await sql`insert into wallet_accounts (container_id, code, balance) select container_id, 'adjustment', -sum(amount) from moved group by 1`.execute(
    db,
  );
  await sql`insert into wallet_transactions (container_id, _id, key, kind, note, created_at)
    select container_id, _id, 'before:' || _id, 'adjustment', note, created_at from moved`.execute(db);
  await sql`insert into wallet_entries (container_id, _id, transaction_id, account, amount, balance_after, created_at)
    select container_id, _id, _id, 'wallet', amount, sum(amount) over (partition by container_id order by created_at, forward, _id), created_at
    from moved order by container_id, created_at, forward, _id`.execute(db);
  await sql`insert into wallet_entries (container_id, _id, transaction_id, account, amount, balance_after, created_at)
    select container_id, substr(md5(_id || 'adjustment'), 1, 24), _id, 'adjustment', -amount,
      -sum(amount) over (partition by container_id order by created_at, forward, _id), created_at
    from moved order by container_id, created_at, forward, _id`.execute(db);
};

/** Nothing is taken over that does not add up: each line of before is there with its amount, and what is shown as credit is the sum of all. */
const prove = async (db: MigrationDb): Promise<void> => {
  const { rows } = await sql<{ container: string; what: string }>`
    select c._id as container, 'credit' as what from containers c
      left join (select container_id, sum(amount) as sum from wallet_entries where account = 'wallet' group by 1) e on e.container_id = c._id
      where c.total_credit <> coalesce(e.sum, 0)
    union all select container_id, 'balance' from wallet_accounts a
      where balance <> coalesce((select sum(amount) from wallet_entries e where e.container_id = a.container_id and e.account = a.code), 0)
    union all select container_id, 'movement' from wallet_entries group by container_id, transaction_id having sum(amount) <> 0
    union all select b.container_id, 'line' from wallet_entries_before b where b.amount <> 0 and not exists (
      select from wallet_entries e where e.container_id = b.container_id and e._id = b._id and e.account = 'wallet' and e.amount = b.amount)`.execute(
    db,
  );
  const [wrong] = rows;
  if (wrong) throw new Error(`The wallet of container ${wrong.container} does not add up (${wrong.what}); nothing was changed.`);
};

const FUNCTION = sql`returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp`;

/** What nobody has to remember, since the database does. */
const rules = async (db: MigrationDb): Promise<void> => {
  await sql`create function wallet_stays() ${FUNCTION} as $$
    begin
      raise exception '% are written once; another movement puts them right', tg_table_name;
    end $$`.execute(db);
  for (const table of ['wallet_transactions', 'wallet_entries']) {
    await sql`create trigger stays before update or delete on ${sql.id(table)} for each row execute function wallet_stays()`.execute(db);
    await sql`revoke update, delete on ${sql.id(table)} from ${sql.id(TENANT_ROLE)}`.execute(db);
  }
  await sql`revoke delete on wallet_accounts from ${sql.id(TENANT_ROLE)}`.execute(db);

  // A movement takes from one account what it gives to another.
  await sql`create function wallet_movement_balances() ${FUNCTION} as $$
    declare
      named text := case tg_table_name when 'wallet_entries' then to_jsonb(new)->>'transaction_id' else new._id end;
      lines integer;
      total numeric;
    begin
      select count(*), coalesce(sum(amount), 0) into lines, total from public.wallet_entries
        where container_id = new.container_id and transaction_id = named;
      if lines < 2 or total <> 0 then
        raise exception 'the entries of movement % sum to %', named, total using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ['wallet_transactions', 'wallet_entries'])
    await sql`create constraint trigger balances after insert on ${sql.id(table)} deferrable initially deferred
      for each row execute function wallet_movement_balances()`.execute(db);

  // An account's lines follow each other without a gap, up to what it holds.
  await sql`create function wallet_entry_follows() ${FUNCTION} as $$
    declare
      before numeric;
      since integer;
    begin
      select balance_after, created_at into before, since from public.wallet_entries
        where container_id = new.container_id and account = new.account and place < new.place order by place desc limit 1;
      if new.balance_after <> coalesce(before, 0) + new.amount or new.created_at < since then
        raise exception 'the entry does not follow the one before it' using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger follows after insert on wallet_entries for each row execute function wallet_entry_follows()`.execute(db);
  await sql`create function wallet_account_adds_up() ${FUNCTION} as $$
    declare
      holds numeric;
      entered numeric;
    begin
      select balance into holds from public.wallet_accounts where container_id = new.container_id and code = new.code;
      select balance_after into entered from public.wallet_entries
        where container_id = new.container_id and account = new.code order by place desc limit 1;
      if holds <> coalesce(entered, 0) then
        raise exception 'account % holds %, its entries %', new.code, holds, coalesce(entered, 0) using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger adds_up after insert or update of balance on wallet_accounts deferrable initially deferred
    for each row execute function wallet_account_adds_up()`.execute(db);

  // For whoever runs the installation: credit by hand.
  await sql`create function adjust_wallet(container text, amount numeric, note text) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
    declare
      id text := substr(replace(gen_random_uuid()::text, '-', ''), 1, 24);
      at integer := extract(epoch from now())::integer;
      leg text;
      delta numeric;
      leaves numeric;
    begin
      insert into public.wallet_transactions (container_id, _id, key, kind, note, created_at)
        values (adjust_wallet.container, id, 'by hand:' || id, 'adjustment', adjust_wallet.note, at);
      foreach leg in array array['wallet', 'adjustment'] loop
        delta := case leg when 'wallet' then adjust_wallet.amount else -adjust_wallet.amount end;
        insert into public.wallet_accounts (container_id, code) values (adjust_wallet.container, leg) on conflict do nothing;
        update public.wallet_accounts set balance = balance + delta where container_id = adjust_wallet.container and code = leg
          returning balance into leaves;
        insert into public.wallet_entries (container_id, _id, transaction_id, account, amount, balance_after, created_at)
        values (adjust_wallet.container, substr(replace(gen_random_uuid()::text, '-', ''), 1, 24), id, leg, delta, leaves, greatest(at, (
          select last.created_at from public.wallet_entries last
            where last.container_id = adjust_wallet.container and last.account = leg order by last.place desc limit 1)));
      end loop;
    end $$`.execute(db);
  await sql`revoke all on function adjust_wallet(text, numeric, text) from public`.execute(db);

  // What is shown as a container's credit is what its wallet holds.
  await sql`create function wallet_is_credit() ${FUNCTION} as $$
    begin
      update public.containers set total_credit = new.balance where _id = new.container_id and total_credit <> new.balance;
      return null;
    end $$`.execute(db);
  await sql`create trigger is_credit after insert or update of balance on wallet_accounts for each row
    when (new.code = 'wallet') execute function wallet_is_credit()`.execute(db);
};
