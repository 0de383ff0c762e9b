import type { MockupSideInput } from '../../contract/generated/operations';
import type { Mockup, MutationMakeProductMockupArgs } from '../../contract/generated/resolvers';
import { imageUrl } from '../../domain/files/image-sizes';
import { checkName } from '../../domain/names';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { UserError } from '../kernel/errors';
import { requireVersion } from '../kernel/version';
import { setFileUses } from '../files/uses';
import { mockupRow, toMockup } from './rows';
import { resolveSides } from './sides';
import { orThrow } from '../kernel/input';

/** Status of a saved mockup or template (specification 1, §4). */
const SAVED_STATUS = 'Publish';

/** An address of this server's own pictures. */
const OWN_PICTURE = /^\/(?:files|static)\/[^\s\\]+$/u;

/** The arguments both saves share. */
type MockupArgs = Omit<MutationMakeProductMockupArgs, '_id' | 'updated_at'>;

const missing = (what: 'listing' | 'product' | 'template', field: string): UserError =>
  new UserError(`mockup.${what}Missing`, { code: 'NOT_FOUND', field });

const exists = async (
  tx: Tx,
  containerId: string,
  table: 'item_infos' | 'mockups' | 'mockup_presets',
  _id: string | null | undefined,
): Promise<boolean> => {
  if (!_id) return true;
  const row = await tx.selectFrom(table).select('_id').where('container_id', '=', containerId).where('_id', '=', _id).executeTakeFirst();
  return row !== undefined;
};

/** Refuses a template or listing that is not the container's. */
export const checkReferences = async (
  tx: Tx,
  containerId: string,
  { preset_id, item_info_id }: { readonly preset_id?: string | null; readonly item_info_id?: string | null },
): Promise<void> => {
  if (!(await exists(tx, containerId, 'mockup_presets', preset_id))) throw missing('template', 'preset_id');
  if (!(await exists(tx, containerId, 'item_infos', item_info_id))) throw missing('listing', 'item_info_id');
};

/** The product a mockup is for, held so that it stays. Throws `UserError` for a missing or foreign one. */
export const findProduct = async (
  tx: Tx,
  containerId: string,
  _id: string,
  field = 'product_id',
): Promise<{ _id: string; name: string; provider: string }> => {
  const product = await tx
    .selectFrom('product_presets')
    .select(['_id', 'name', 'provider'])
    .where('container_id', '=', containerId)
    .where('_id', '=', _id)
    .forKeyShare()
    .executeTakeFirst();
  if (!product) throw missing('product', field);
  return product;
};

/** What a save writes: columns both tables share, and the files it uses from now on. Throws `UserError` in one sentence. */
export const mockupValues = async (tx: Tx, containerId: string, args: MockupArgs) => {
  const name = orThrow(checkName(args.name, 'mockup'));
  const product = await findProduct(tx, containerId, args.product_id);
  await checkReferences(tx, containerId, args);
  const { sides, fileIds } = await resolveSides(tx, containerId, args.sides, { keep: true });
  const values = {
    name,
    mockup_type: args.mockup_type?.trim() || '2D',
    model: args.model?.trim() || null,
    src: pictureOf(args.src, sides),
    status: SAVED_STATUS,
    product_id: args.product_id,
    preset_id: args.preset_id ?? null,
    item_info_id: args.item_info_id ?? null,
    sides: jsonb(sides),
    updated_at: unixNow(),
  };
  return { values, fileIds, product };
};

/** Writes a new mockup with its file uses. */
export const saveNewMockup = async (tx: Tx, containerId: string, args: MockupArgs): Promise<Mockup> => {
  const { values, fileIds, product } = await mockupValues(tx, containerId, args);
  const row = await tx
    .insertInto('mockups')
    .values({ ...values, provider: product.provider, ...newRow() })
    .returning(mockupRow)
    .executeTakeFirstOrThrow();
  await setFileUses(tx, containerId, 'mockup', row._id, fileIds);
  return toMockup(row);
};

/** The picture lists show: what the caller says, else the first side's preview, else its garment. */
const pictureOf = (src: string | null | undefined, sides: readonly MockupSideInput[]): string | null => {
  const told = src?.trim();
  if (told && !OWN_PICTURE.test(told)) throw new UserError('mockup.foreignPicture', { field: 'src' });
  const first = sides[0];
  return told || (first?.mockup && imageUrl(first.mockup.image_sizes ?? [], 'medium')) || first?.image?.url || null;
};

/** Holds a mockup or template that is changed from here on. Throws `UserError` CONFLICT when `opened` is not the version that is there. */
export const holdVersion = async (
  tx: Tx,
  containerId: string,
  table: 'mockups' | 'mockup_presets',
  _id: string,
  opened: number | null | undefined,
): Promise<void> => {
  const row = await tx
    .selectFrom(table)
    .select('updated_at')
    .where('container_id', '=', containerId)
    .where('_id', '=', _id)
    .forUpdate()
    .executeTakeFirst();
  if (row) requireVersion(row, opened);
};

/** Id and creation time of a new row. */
export const newRow = () => ({ _id: newId(), created_at: unixNow() });
