import { sql } from 'kysely';
import type { ContainerSetting, CurrencyRate } from '../../contract/generated/resolvers';
import { RETENTION_KINDS, RETENTION_RULES, retentionDays } from '../../domain/settings/retention';
import { spansOfWeek } from '../../domain/settings/opening';
import { asIdentity } from '../db/tenancy';
import type { Tx } from '../kernel/context';
import { readIntegration } from '../integrations/settings';
import { readDesk } from '../sales/desk';

interface RateRow extends Omit<CurrencyRate, 'by'> {
  readonly user_id: string | null;
}

/** Of every currency that a store sells in, that was sold in, waits for a rate or was ever given one by a person; what a feed says of others is nobody's concern. */
const readRates = async (tx: Tx, containerId: string): Promise<CurrencyRate[]> => {
  const { rows } = await sql<RateRow>`with waiting as (
      select currency, count(*)::int as waiting from orders
        where container_id = ${containerId} and rate is null and paid_at is not null group by currency),
    used as (
      select currency from order_days where container_id = ${containerId}
      union select currency from waiting
      union select currency from stores where container_id = ${containerId} and trashed_at is null and currency is not null
      union select currency from currency_rates where container_id = ${containerId} and (source is null or user_id is not null))
    select used.currency, r.rate::float8 as rate, r.currency is not null and r.source is null as typed, r.user_id, r.updated_at as at,
      r.feed_rate::float8 as feed_rate, r.feed_at, coalesce(w.waiting, 0) as waiting
    from used left join currency_rates r on r.container_id = ${containerId} and r.currency = used.currency
      left join waiting w on w.currency = used.currency
    where used.currency ~ '^[A-Z]{3}$' and used.currency <> 'USD' order by used.currency`.execute(tx);
  const ids = rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
  const people = ids.length === 0 ? [] : await membersNamed(tx, containerId, ids);
  const names = new Map(people.map(({ _id, name }) => [_id, name]));
  return rows.map(({ user_id, ...row }) => ({ ...row, by: (row.typed && user_id !== null && names.get(user_id)) || null }));
};

const membersNamed = (tx: Tx, containerId: string, ids: readonly string[]) =>
  asIdentity(tx, (identity) =>
    identity
      .selectFrom('users as u')
      .innerJoin('memberships as m', 'm.user_id', 'u._id')
      .where('m.container_id', '=', containerId)
      .where('u._id', 'in', [...ids])
      .select(['u._id', 'u.name'])
      .execute(),
  );

const readContainer = (tx: Tx, containerId: string) =>
  asIdentity(tx, (identity) =>
    identity.selectFrom('containers').select(['label', 'setting']).where('_id', '=', containerId).executeTakeFirstOrThrow(),
  );

/** What a shop set for itself, at a moment of the market's clock. */
export const readSetting = async (tx: Tx, containerId: string, now: number): Promise<ContainerSetting> => {
  const { label, setting } = await readContainer(tx, containerId);
  const { zone, hours } = await readDesk(tx, containerId);
  const kept = await tx
    .selectFrom('desk_settings')
    .select(['updated_at', 'retention'])
    .where('container_id', '=', containerId)
    .executeTakeFirst();
  const invoice_year = Number(new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }).format(now * 1000));
  const counted = await tx
    .selectFrom('invoice_counters')
    .select('count')
    .where('container_id', '=', containerId)
    .where('year', '=', invoice_year)
    .executeTakeFirst();
  return {
    _id: containerId,
    label,
    time_zone: zone,
    opening: spansOfWeek(hours.week),
    invoice_company: setting.invoice_company ?? '',
    invoice_tax_id: setting.invoice_tax_id ?? '',
    invoice_prefix: setting.invoice_prefix ?? '',
    invoice_year,
    invoice_next: (counted?.count ?? 0) + 1,
    require_two_step: setting.require_two_step === 'on',
    rates: await readRates(tx, containerId),
    feed: (await readIntegration(tx, containerId, 'rates'))?.is_on ?? false,
    retention: RETENTION_KINDS.map((kind) => ({ kind, days: retentionDays(kept?.retention ?? {}, kind), ...RETENTION_RULES[kind] })),
    updated_at: kept?.updated_at ?? 0,
  };
};
