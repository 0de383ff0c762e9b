import type { MockupDesignInput } from '../../contract/generated/operations';
import { checkDesign, checkStatus, type DesignValues } from '../../domain/design/design';
import { placeDesign, placedPictures } from '../../domain/design/design-placement';
import { NAME_LIMIT } from '../../domain/names';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { UserError } from '../kernel/errors';
import { requireSeenPictures } from '../files/permitted';
import { findPictures } from '../files/rows';
import type { MutationOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import { clearFileUses, setFileUses } from '../files/uses';
import { saveNewMockup } from '../mockups/save';
import { designFiles } from './files';
import { drawPreviews } from './previews';
import { designRow, toDesigns, type DesignRow } from './rows';
import { designVerdicts, removeDesignVerdicts } from './verdicts';
import { cleanIds, orThrow, someIds } from '../kernel/input';

const missing = (): UserError => new UserError('design.missing', { code: 'NOT_FOUND', field: '_id' });

const findDesigns = (tx: Tx, containerId: string, ids: readonly string[]): Promise<DesignRow[]> =>
  tx
    .selectFrom('mockup_designs')
    .select(designRow)
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .orderBy('_id', 'desc')
    .forUpdate()
    .execute();

/** Refuses a picture that is missing or foreign, and holds the others. */
const holdPictures = async (tx: Tx, containerId: string, values: DesignValues): Promise<void> => {
  const pictures = await findPictures(tx, containerId, designFiles(values), { keep: true });
  const gone = (id: string | null): boolean => id !== null && !pictures.has(id);
  const image = values.images.find(({ file_id }) => gone(file_id));
  if (image) {
    throw new UserError('design.imagePictureGone', { code: 'NOT_FOUND', field: 'params.images', values: { image: image.name } });
  }
  if (gone(values.image_id)) throw new UserError('design.pictureGone', { code: 'NOT_FOUND', field: 'params.image' });
};

const columns = (values: DesignValues) => ({ ...values, images: jsonb(values.images), updated_at: unixNow() });

const insertDesign = async (tx: Tx, containerId: string, values: DesignValues, created_by: string): Promise<DesignRow> => {
  await holdPictures(tx, containerId, values);
  const row = await tx
    .insertInto('mockup_designs')
    .values({ _id: newId(), ...columns(values), created_by, created_at: unixNow() })
    .returning(designRow)
    .executeTakeFirstOrThrow();
  await setFileUses(tx, containerId, 'mockup_design', row._id, designFiles(values));
  return row;
};

/** Makes a design as a request would; for seeding. Throws `UserError` in one sentence. */
export const insertMockupDesign = (tx: Tx, containerId: string, params: MockupDesignInput, created_by: string): Promise<DesignRow> =>
  insertDesign(tx, containerId, orThrow(checkDesign(params)), created_by);

const one = async (tx: Tx, containerId: string, row: DesignRow) => {
  const [design] = await toDesigns(tx, containerId, [row]);
  if (!design) throw missing();
  return design;
};

export const createMockupDesign: MutationOperations['createMockupDesign'] = {
  rule: { module: 'mockup', access: 'add' },
  prepare: ({ params }, context) => drawPreviews(orThrow(checkDesign(params)), context),
  run: async (tx, { params }, context) => {
    const { container, user } = context;
    await requireSeenPictures(tx, context, params);
    return one(tx, container._id, await insertDesign(tx, container._id, orThrow(checkDesign(params)), user._id));
  },
};

const isTrash = (status: string | null | undefined): boolean => status?.trim().toLowerCase() === 'trashed';

export const updateMockupDesign: MutationOperations['updateMockupDesign'] = {
  // Whichever way a design goes into the trash, it takes the right to remove it.
  rule: ({ params }) => ({
    module: 'mockup',
    access: 'update',
    ...(isTrash(params.status) && { and: { module: 'mockup', access: 'delete' } }),
  }),
  prepare: async ({ _id, params }, context) => {
    const { services, container } = context;
    const [before] = await services.inContainer(container._id, (tx) => findDesigns(tx, container._id, [_id.trim()]));
    if (before) await drawPreviews(orThrow(checkDesign(params, before)), context);
  },
  run: async (tx, { _id, updated_at, params }, context) => {
    const { container } = context;
    await requireSeenPictures(tx, context, params);
    const [before] = await findDesigns(tx, container._id, [_id.trim()]);
    if (!before) throw missing();
    requireVersion(before, updated_at);
    const values = orThrow(checkDesign(params, before));
    await holdPictures(tx, container._id, values);
    const row = await tx
      .updateTable('mockup_designs')
      .set(columns(values))
      .where('container_id', '=', container._id)
      .where('_id', '=', before._id)
      .returning(designRow)
      .executeTakeFirstOrThrow();
    await setFileUses(tx, container._id, 'mockup_design', row._id, designFiles(values));
    return one(tx, container._id, row);
  },
};

/** Gives designs a status and returns those that are there. */
const move = (tx: Tx, containerId: string, ids: readonly string[], status: DesignValues['status']): Promise<DesignRow[]> =>
  tx
    .updateTable('mockup_designs')
    .set({ status, updated_at: unixNow() })
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .returning(designRow)
    .execute();

export const trashMockupDesign: MutationOperations['trashMockupDesign'] = {
  rule: { module: 'mockup', access: 'delete' },
  verdicts: (tx, { delete_ids }, { container }) => designVerdicts(tx, container._id, someIds(delete_ids, 'delete_ids')),
  run: async (tx, _args, { container }, _prepared, accepted) => (await move(tx, container._id, accepted, 'trashed')).map(({ _id }) => _id),
};

export const moveMockupDesign: MutationOperations['moveMockupDesign'] = {
  rule: ({ status }) => ({ module: 'mockup', access: isTrash(status) ? 'delete' : 'update' }),
  verdicts: (tx, { ids }, { container }) => designVerdicts(tx, container._id, someIds(ids, 'ids')),
  run: async (tx, { status }, { container }, _prepared, accepted) =>
    toDesigns(tx, container._id, await move(tx, container._id, accepted, orThrow(checkStatus(status)))),
};

export const removeMockupDesign: MutationOperations['removeMockupDesign'] = {
  rule: { module: 'mockup', access: 'delete' },
  verdicts: (tx, { ids }, { container }) => removeDesignVerdicts(tx, container._id, someIds(ids, 'ids')),
  run: async (tx, _args, { container }, _prepared, accepted) => {
    const removed = await tx
      .deleteFrom('mockup_designs')
      .where('container_id', '=', container._id)
      .where('_id', 'in', accepted)
      .where('status', '=', 'trashed')
      .returning('_id')
      .execute();
    const gone = removed.map(({ _id }) => _id);
    await clearFileUses(tx, container._id, 'mockup_design', gone);
    return gone;
  },
};

export const duplicateMockupDesign: MutationOperations['duplicateMockupDesign'] = {
  rule: { module: 'mockup', access: 'add' },
  verdicts: (tx, { ids }, { container }) => designVerdicts(tx, container._id, someIds(ids, 'ids')),
  run: async (tx, _args, { container, user }, _prepared, accepted) => {
    const originals = await findDesigns(tx, container._id, accepted);
    const copies: DesignRow[] = [];
    for (const { name, width, height, image_id, tags, images } of originals) {
      const values: DesignValues = { name: `Clone ${name}`.slice(0, NAME_LIMIT), width, height, image_id, tags, images, status: 'draft' };
      copies.push(await insertDesign(tx, container._id, values, user._id));
    }
    return toDesigns(tx, container._id, copies);
  },
};

export const applyMockupDesign: MutationOperations['applyMockupDesign'] = {
  rule: { module: 'mockup', access: 'add' },
  run: async (tx, { _id, product_ids }, { container }) => {
    const [design] = await findDesigns(tx, container._id, [_id.trim()]);
    if (!design) throw missing();
    const pictures = await findPictures(tx, container._id, designFiles(design), { keep: true });
    const placed = placedPictures(design.images, (id) => pictures.get(id));
    if (placed.length === 0) throw new UserError('design.nothingToPrint', { field: '_id' });
    const mockups = [];
    for (const product_id of cleanIds(product_ids)) {
      const template = await tx
        .selectFrom('mockup_presets')
        .select(['_id', 'sides'])
        .where('container_id', '=', container._id)
        .where('product_id', '=', product_id)
        .where('type', '=', 'blank')
        .orderBy('_id')
        .executeTakeFirst();
      if (!template) throw new UserError('design.noSides', { code: 'NOT_FOUND', field: 'product_ids' });
      const sides = placeDesign(design, placed, template.sides);
      mockups.push(await saveNewMockup(tx, container._id, { product_id, preset_id: template._id, name: design.name, sides }));
    }
    if (mockups.length === 0) throw new UserError('design.noProduct', { field: 'product_ids' });
    return mockups;
  },
};
