import type { MutationProductPresetCreateArgs, MutationProductPresetUpdateArgs, ProductPreset } from '../../contract/generated/resolvers';
import { requireSeenPictures } from '../files/permitted';
import { someIds } from '../kernel/input';
import { sanitizeHtml } from '../kernel/html';
import { operation, type MutationOperations, type RowsOperation } from '../kernel/operation';
import { productPresetCreateByJson } from './preset-import';
import { productPresetPaste } from './preset-paste';
import { askedOf, changePresets, createPreset, removePresets } from './preset-save';
import { changeVerdicts, removeVerdicts } from './preset-verdicts';

/** The description without anything that runs; undefined where none is given. */
type Description = string | undefined;

export const Mutation: Pick<
  MutationOperations,
  'productPresetCreate' | 'productPresetUpdate' | 'productPresetCreateByJson' | 'productPresetPaste' | 'productPresetRemove'
> = {
  productPresetCreate: operation<MutationProductPresetCreateArgs, ProductPreset, Description>({
    rule: { module: 'item_preset', access: 'add' },
    prepare: async ({ params: { description } }, { services, container }) =>
      description ? sanitizeHtml(services, container._id, description, 'params.description') : undefined,
    run: async (tx, { params }, context, description) => {
      await requireSeenPictures(tx, context, params);
      return createPreset(tx, context.container._id, { ...params, description });
    },
  }),

  productPresetUpdate: {
    rule: { module: 'item_preset', access: 'update' },
    prepare: async ({ params: { description } }, { services, container }) =>
      description ? sanitizeHtml(services, container._id, description, 'params.description') : description,
    verdicts: (tx, args, { container }) => changeVerdicts(tx, container._id, askedOf(args)),
    run: async (tx, args, context, description, accepted) => {
      await requireSeenPictures(tx, context, args.params);
      return changePresets(tx, context.container._id, accepted, { ...args, params: { ...args.params, description } });
    },
  } satisfies RowsOperation<MutationProductPresetUpdateArgs, ProductPreset[], Description | null>,

  productPresetCreateByJson,
  productPresetPaste,

  productPresetRemove: {
    rule: { module: 'item_preset', access: 'delete' },
    verdicts: (tx, { delete_ids }, { container }) => removeVerdicts(tx, container._id, someIds(delete_ids, 'delete_ids')),
    run: (tx, _args, { container }, _prepared, accepted) => removePresets(tx, container._id, accepted),
  },
};
