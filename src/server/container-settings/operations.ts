import { checkSetting } from '../../domain/settings/verdict';
import type { ReadAudited } from '../kernel/audit';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { orThrow } from '../kernel/input';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import { readSetting } from './rows';
import { saveSetting } from './save';

/** The row of the version, held; a shop that set nothing gets one that says what holds without. */
const holdVersion = async (tx: Tx, containerId: string): Promise<{ readonly updated_at: number }> => {
  await tx
    .insertInto('desk_settings')
    .values({ time_zone: 'UTC' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx.selectFrom('desk_settings').select('updated_at').where('container_id', '=', containerId).forUpdate().executeTakeFirstOrThrow();
};

export const Query: Pick<QueryOperations, 'containerSetting'> = {
  containerSetting: operation({
    rule: { module: 'app_config', access: 'view' },
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, _args, { container }, now) => [await readSetting(tx, container._id, now)],
  }),
};

/** Rates that a feed sets are no act of a person, so only typed ones are shown. */
const readAuditedSetting: ReadAudited = async (tx, { container: { _id } }) => {
  const { label, time_zone, opening, rates, ...setting } = await readSetting(tx, _id, unixNow());
  const { invoice_company, invoice_tax_id, invoice_prefix, require_two_step, retention } = setting;
  const typed = Object.fromEntries(rates.flatMap(({ currency, rate, typed: byHand }) => (byHand ? [[currency, rate]] : [])));
  return [
    {
      _id,
      label,
      shown: { label, time_zone, opening, rates: typed, invoice_company, invoice_tax_id, invoice_prefix, require_two_step, retention },
    },
  ];
};

const makeContainerSetting: MutationOperations['makeContainerSetting'] = operation({
  rule: { module: 'app_config', access: 'update' },
  audit: { action: 'settings.changed', ids: ({ _id }) => [_id], read: readAuditedSetting },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, updated_at, params }, context, now) => {
    const { container } = context;
    if (_id.trim() !== container._id) throw new UserError('setting.missing', { code: 'NOT_FOUND', field: '_id' });
    const checked = orThrow(checkSetting(params));
    requireVersion(await holdVersion(tx, container._id), updated_at);
    await saveSetting(tx, context, checked, now);
    return readSetting(tx, container._id, now);
  },
});

export const Mutation: Pick<MutationOperations, 'makeContainerSetting'> = { makeContainerSetting };
