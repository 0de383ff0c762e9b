import { sql } from 'kysely';
import type { Allowance } from '../connectors/connector';
import type { Services } from '../kernel/context';

/**
 * Allowances in PostgreSQL, so that any number of processes share each. Taking is one statement: it promises the tokens, below zero if need be,
 * and tells how long to wait until they are there.
 */
export const sharedAllowance = ({ db }: Pick<Services, 'db'>): Allowance => ({
  take: async ({ key, perSecond, burst }, cost) => {
    const { rows } = await sql<{ wait: number }>`
      insert into outside_allowances as a (key, tokens, filled_at) values (${key}, ${burst - cost}::float8, clock_timestamp())
      on conflict (key) do update set filled_at = clock_timestamp(),
        tokens = least(${burst}::float8, a.tokens + extract(epoch from clock_timestamp() - a.filled_at)::float8 * ${perSecond}::float8)
          - ${cost}::float8
      returning greatest(0, -tokens / ${perSecond}::float8, extract(epoch from paused_until - clock_timestamp())::float8) * 1000 as wait`.execute(
      db,
    );
    return Math.ceil(rows[0]?.wait ?? 0);
  },
  giveBack: async ({ key }, cost) => {
    await sql`update outside_allowances set tokens = tokens + ${cost}::float8 where key = ${key}`.execute(db);
  },
  learn: async ({ key, burst }, { left = burst, pauseMs = 0 }) => {
    await sql`
      insert into outside_allowances as a (key, tokens, filled_at, paused_until)
      values (${key}, ${Math.min(burst, left)}::float8, clock_timestamp(), clock_timestamp() + ${pauseMs}::float8 * interval '1 millisecond')
      on conflict (key) do update set tokens = least(a.tokens, ${left}::float8),
        paused_until = greatest(a.paused_until, excluded.paused_until)`.execute(db);
  },
});
