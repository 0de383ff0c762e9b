import { fulfilmentNamed } from '../fulfilments/rows';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { tryShelf } from './account';
import { compareOne } from './compare';
import { unanswered } from './made';
import { comparedColumns, findPreset, presetGone } from './rows';

/** Milliseconds somebody waits for the comparison. */
const PATIENCE = 40_000;

/** Asks what has changed since a product type was made, and notes it at the product type. */
export const productPresetCompare: MutationOperations['productPresetCompare'] = operation({
  rule: { module: 'item_preset', access: 'update' },
  prepare: async ({ _id }, { services, container }) => {
    const preset = await services.inContainer(container._id, (tx) =>
      comparedColumns(tx, container._id).where('_id', '=', _id.trim()).executeTakeFirst(),
    );
    if (!preset) throw presetGone();
    const id = preset.source?.fulfilment_id;
    if (!id) throw new UserError('source.ownProduct', { code: 'CONFLICT' });
    const account = await services.inContainer(container._id, (tx) => fulfilmentNamed(tx, container._id, id));
    const { reason } = await tryShelf(services, account, () => compareOne(services, account, preset, AbortSignal.timeout(PATIENCE)));
    if (reason) throw unanswered(reason);
    return preset._id;
  },
  run: (tx, _args, { container }, id) => findPreset(tx, container._id, id),
});
