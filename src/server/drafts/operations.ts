import type { EditorDraftContent, MutationMakeEditorDraftArgs } from '../../contract/generated/resolvers';
import { lock } from '../db/advisory-locks';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { toSide } from '../mockups/rows';
import { findProduct } from '../mockups/save';
import { withoutAddresses } from '../mockups/sides';

/** Unfinished designs a person may keep in one container. */
const MOST_DRAFTS = 100;

const MOST_ID = 64;
const ID = /^[a-z0-9]+$/iu;

const ownDrafts = (tx: Tx, { container, user }: RequestContext) =>
  tx
    .selectFrom('editor_drafts')
    .innerJoin('product_presets', (join) =>
      join
        .onRef('product_presets.container_id', '=', 'editor_drafts.container_id')
        .onRef('product_presets._id', '=', 'editor_drafts.product_id'),
    )
    .where('editor_drafts.container_id', '=', container._id)
    .where('editor_drafts.user_id', '=', user._id);

/** What tells one from another, without its content. */
const cardRow = [
  'editor_drafts._id',
  'editor_drafts.revision',
  'editor_drafts.product_id',
  'editor_drafts.mockup_id',
  'editor_drafts.name',
  'editor_drafts.created_at',
  'editor_drafts.updated_at',
  'product_presets.name as product_name',
  'product_presets.image as product_image',
] as const;

export const Query: Pick<QueryOperations, 'editorDrafts' | 'editorDraft'> = {
  editorDrafts: {
    rule: { module: 'mockup', access: 'view' },
    run: (tx, { product_id, mockup_id }, context) =>
      ownDrafts(tx, context)
        .$if(Boolean(product_id), (found) => found.where('editor_drafts.product_id', '=', product_id ?? ''))
        .$if(Boolean(mockup_id), (found) => found.where('editor_drafts.mockup_id', '=', mockup_id ?? ''))
        .select(cardRow)
        .orderBy('editor_drafts.updated_at', 'desc')
        .orderBy('editor_drafts._id')
        .execute(),
  },

  editorDraft: {
    rule: { module: 'mockup', access: 'view' },
    run: async (tx, { _id }, context): Promise<EditorDraftContent | null> => {
      const row = await ownDrafts(tx, context)
        .where('editor_drafts._id', '=', _id)
        .select(['editor_drafts._id', 'editor_drafts.revision', 'editor_drafts.content', 'editor_drafts.updated_at'])
        .executeTakeFirst();
      if (!row) return null;
      const { content, ...rest } = row;
      return {
        ...rest,
        product_id: content.product_id,
        preset_id: content.preset_id ?? null,
        mockup_id: content.mockup_id ?? null,
        mockup_version: content.mockup_version ?? null,
        item_info_id: content.item_info_id ?? null,
        item_info_version: content.item_info_version ?? null,
        sent_step: content.sent_step ?? null,
        sent_key: content.sent_key ?? null,
        form: content.form,
        sides: content.sides.map(toSide),
      };
    },
  },
};

/** Refuses one more than a person may keep. Two new ones at once wait for each other. */
const checkRoom = async (tx: Tx, { container, user }: RequestContext, _id: string): Promise<void> => {
  const mine = tx.selectFrom('editor_drafts').where('container_id', '=', container._id).where('user_id', '=', user._id);
  if (await mine.where('_id', '=', _id).select('_id').executeTakeFirst()) return;
  await lock(tx, 'editorDrafts', container._id, user._id);
  const { count } = await mine
    .where('_id', '!=', _id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MOST_DRAFTS) throw new UserError('draft.tooMany', { code: 'CONFLICT', values: { most: MOST_DRAFTS } });
};

const keep = async (tx: Tx, { _id, revision, params }: MutationMakeEditorDraftArgs, context: RequestContext): Promise<void> => {
  const now = unixNow();
  const written = {
    revision,
    product_id: params.product_id,
    mockup_id: params.mockup_id || null,
    name: params.form.name.trim(),
    content: jsonb({ ...params, sides: params.sides.map(withoutAddresses) }),
    updated_at: now,
  };
  await tx
    .insertInto('editor_drafts')
    .values({ ...written, user_id: context.user._id, _id, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['container_id', 'user_id', '_id']).doUpdateSet(written).where('editor_drafts.revision', '<=', revision),
    )
    .execute();
};

export const Mutation: Pick<MutationOperations, 'makeEditorDraft' | 'trashEditorDraft'> = {
  makeEditorDraft: {
    // Whoever may neither make nor change a mockup has nothing to keep.
    rule: ({ params }) => ({ module: 'mockup', access: params.mockup_id ? 'update' : 'add' }),
    run: async (tx, args, context) => {
      const { _id, params } = args;
      if (!ID.test(_id) || _id.length > MOST_ID) throw new UserError('draft.id', { field: '_id', values: { most: MOST_ID } });
      await findProduct(tx, context.container._id, params.product_id, 'params.product_id');
      await checkRoom(tx, context, _id);
      await keep(tx, args, context);
      return ownDrafts(tx, context).where('editor_drafts._id', '=', _id).select(cardRow).executeTakeFirstOrThrow();
    },
  },

  trashEditorDraft: {
    rule: { module: 'mockup', access: 'view' },
    run: async (tx, { _id, revision }, { container, user }) => {
      await tx
        .deleteFrom('editor_drafts')
        .where('container_id', '=', container._id)
        .where('user_id', '=', user._id)
        .where('_id', '=', _id)
        .$if(typeof revision === 'number', (found) => found.where('revision', '<=', revision ?? 0))
        .execute();
      return _id;
    },
  },
};
