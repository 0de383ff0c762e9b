import { sql } from 'kysely';
import type { CheckedRate } from '../../domain/settings/rates';
import type { CheckedSetting } from '../../domain/settings/verdict';
import { jsonb } from '../db/json';
import { asIdentity } from '../db/tenancy';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { FEED, rateWaiting } from '../rates/keep';
import { hasSecondFactor } from '../sign-in/second-factors/second-factors';

type Setter = Pick<RequestContext, 'container' | 'user' | 'loginAs'>;

/** Refuses a zone the database does not know: reports are added up there. */
const requireKnownZone = async (tx: Tx, zone: string): Promise<void> => {
  const { rows } = await sql<{ known: boolean }>`select exists(select from pg_timezone_names where name = ${zone}) as known`.execute(tx);
  if (!rows[0]?.known) throw new UserError('setting.zone', { field: 'params.time_zone', values: { zone } });
};

/** Whoever turns the requirement on without a second factor of their own would be refused by the next request. */
const requireOwnSecondFactor = async (tx: Tx, { container, user, loginAs }: Setter): Promise<void> => {
  const row = await asIdentity(tx, async (identity) => ({
    has: await hasSecondFactor(identity, loginAs?.by_id ?? user._id),
    ...(await identity.selectFrom('containers').select('setting').where('_id', '=', container._id).executeTakeFirstOrThrow()),
  }));
  if (!row.has && row.setting.require_two_step !== 'on')
    throw new UserError('setting.ownTwoStepFirst', { field: 'params.require_two_step' });
};

const saveContainer = async (tx: Tx, containerId: string, checked: CheckedSetting): Promise<void> => {
  const { label, invoice_company, invoice_tax_id, invoice_prefix } = checked;
  const require_two_step = checked.require_two_step === undefined ? undefined : checked.require_two_step ? 'on' : null;
  const typed = Object.entries({ invoice_company, invoice_tax_id, invoice_prefix, require_two_step }).filter(
    ([, value]) => value !== undefined,
  );
  if (label === undefined && typed.length === 0) return;
  await asIdentity(tx, (identity) =>
    identity
      .updateTable('containers')
      .set({
        ...(label !== undefined && { label }),
        ...(typed.length > 0 && { setting: sql`setting || ${JSON.stringify(Object.fromEntries(typed))}::jsonb` }),
      })
      .where('_id', '=', containerId)
      .execute(),
  );
};

/** What a person says of a currency holds until they let the feed say it again. */
const saveRate = async (tx: Tx, containerId: string, { currency, rate }: CheckedRate, userId: string): Promise<void> => {
  const updated_at = unixNow();
  if (rate !== null) {
    const typed = { rate, source: null, user_id: userId, updated_at };
    await tx
      .insertInto('currency_rates')
      .values({ currency, ...typed })
      .onConflict((conflict) => conflict.columns(['container_id', 'currency']).doUpdateSet(typed))
      .execute();
    return;
  }
  const known = tx
    .selectFrom('currency_rates')
    .select('feed_rate')
    .where('container_id', '=', containerId)
    .where('currency', '=', currency);
  const feed_rate = (await known.executeTakeFirst())?.feed_rate ?? null;
  if (feed_rate === null)
    await tx.deleteFrom('currency_rates').where('container_id', '=', containerId).where('currency', '=', currency).execute();
  else
    await tx
      .updateTable('currency_rates')
      .set({ rate: feed_rate, source: FEED, user_id: userId, updated_at })
      .where('container_id', '=', containerId)
      .where('currency', '=', currency)
      .execute();
};

/** Writes what was checked. In the caller's transaction, which holds the row of the version. */
export const saveSetting = async (tx: Tx, setter: Setter, checked: CheckedSetting, now: number): Promise<void> => {
  const { container, user } = setter;
  const { time_zone, week, rates = [], retention } = checked;
  if (checked.require_two_step) await requireOwnSecondFactor(tx, setter);
  if (time_zone !== undefined) await requireKnownZone(tx, time_zone);
  await saveContainer(tx, container._id, checked);
  await tx
    .updateTable('desk_settings')
    .set({
      updated_at: unixNow(),
      ...(time_zone !== undefined && { time_zone }),
      ...(week && { week: jsonb(week) }),
      ...(retention && { retention: sql`retention || ${JSON.stringify(retention)}::jsonb` }),
    })
    .where('container_id', '=', container._id)
    .execute();
  for (const rate of rates) await saveRate(tx, container._id, rate, user._id);
  await rateWaiting(
    tx,
    container._id,
    rates.map(({ currency }) => currency),
    now,
  );
};
