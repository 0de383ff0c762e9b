import { sql } from 'kysely';
import { TENANT_ROLE, type MigrationDb } from '../tenancy';

/**
 * What a movement does to its two accounts, with their lines, in one call: whoever waits for the wallet waits no longer than it takes. False: the wallet
 * holds too little, and nothing was moved.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`create function wallet_move(container text, movement text, giver text, taker text, amount numeric, at integer, ids text[])
    returns boolean language plpgsql set search_path = pg_catalog, pg_temp as $$
    declare
      leg text;
      delta numeric;
      leaves numeric;
      written integer := 0;
    begin
      -- All movements of a container hold the wallet's own account first and open or hold the others by their codes after it, so none waits for one that
      -- waits for it.
      perform from public.wallet_accounts where container_id = container and code = 'wallet' for no key update;
      if not found then
        insert into public.wallet_accounts (container_id, code) values (container, 'wallet') on conflict do nothing;
        perform from public.wallet_accounts where container_id = container and code = 'wallet' for no key update;
      end if;
      foreach leg in array (select array_agg(code order by code <> 'wallet', code collate "C") from unnest(array[giver, taker]) as code) loop
        delta := case leg when giver then -amount else amount end;
        if leg <> 'wallet' then
          insert into public.wallet_accounts (container_id, code) select container, leg
            where not exists (select from public.wallet_accounts where container_id = container and code = leg)
            on conflict do nothing;
        end if;
        update public.wallet_accounts set balance = balance + delta where container_id = container and code = leg
          and (leg <> 'wallet' or delta > 0 or balance + delta >= -credit_line)
          returning balance into leaves;
        if not found then
          return false;
        end if;
        written := written + 1;
        -- Lines of an account are in the order of their times, whoever had to wait for it.
        insert into public.wallet_entries (container_id, _id, transaction_id, account, amount, balance_after, created_at)
        values (container, ids[written], movement, leg, delta, leaves, greatest(at, (
          select last.created_at from public.wallet_entries last
            where last.container_id = container and last.account = leg order by last.place desc limit 1)));
      end loop;
      return true;
    end $$`.execute(db);
  await sql`revoke all on function wallet_move(text, text, text, text, numeric, integer, text[]) from public`.execute(db);
  await sql`grant execute on function wallet_move(text, text, text, text, numeric, integer, text[]) to ${sql.id(TENANT_ROLE)}`.execute(db);

  // Credit by hand goes the same way.
  await sql`create or replace function adjust_wallet(container text, amount numeric, note text) returns void
    language plpgsql set search_path = pg_catalog, pg_temp as $$
    declare
      id text := substr(replace(gen_random_uuid()::text, '-', ''), 1, 24);
      ids text[] := array[substr(replace(gen_random_uuid()::text, '-', ''), 1, 24), substr(replace(gen_random_uuid()::text, '-', ''), 1, 24)];
      at integer := extract(epoch from now())::integer;
      given boolean := adjust_wallet.amount > 0;
    begin
      insert into public.wallet_transactions (container_id, _id, key, kind, note, created_at)
        values (adjust_wallet.container, id, 'by hand:' || id, 'adjustment', adjust_wallet.note, at);
      if not public.wallet_move(adjust_wallet.container, id, case when given then 'adjustment' else 'wallet' end,
        case when given then 'wallet' else 'adjustment' end, abs(adjust_wallet.amount), at, ids) then
        raise exception 'the wallet holds too little' using errcode = 'check_violation';
      end if;
    end $$`.execute(db);
};
