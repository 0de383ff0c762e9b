import type { MutationProductPresetPasteArgs, PresetPictureLeft, ProductPresetPaste } from '../../contract/generated/resolvers';
import { checkPreset } from '../../domain/product-presets/preset';
import { isId, newId } from '../db/ids';
import { insertRows } from '../db/many-rows';
import { copyPictures, recordCopies, type PictureCopy } from '../files/copy';
import { unixNow } from '../kernel/clock';
import type { ModulePermission, RequestContext, Services, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { orThrow, someIds } from '../kernel/input';
import { operation } from '../kernel/operation';
import { holds } from '../kernel/permission';
import { GROUP_JOIN, groupsOf, ROLE_SQL } from '../kernel/membership';
import { filesOf, ownPictures } from './preset-pictures';
import { presetRow, presetsById, presetsOf, type PresetRow } from './preset-rows';
import { formOf, valuesOf } from './preset-save';

/** Most product types of one call. */
const MOST = 200;

interface Member {
  readonly role: string;
  readonly group_name: string | null;
  readonly permission: readonly ModulePermission[] | null;
}

/** Throws unless the caller belongs to that other container and may see its product types. Who acts as somebody else does so in one container. */
const requireView = async ({ services, user, container, loginAs }: RequestContext, from: string): Promise<void> => {
  const unknown = new UserError('preset.paste.from', { code: 'NOT_FOUND', field: 'from' });
  if (!isId(from) || from === container._id || loginAs) throw unknown;
  const { rows } = await services.pool.query<Member>(
    `select ${ROLE_SQL} as role, g.name as group_name, g.permission from memberships m ${GROUP_JOIN}
      where m.container_id = $1 and m.user_id = $2 and m.status = 'Active'`,
    [from, user._id],
  );
  const [member] = rows;
  if (!member) throw unknown;
  const there = { role: member.role, groups: groupsOf(member.role, member.group_name), permission: member.permission ?? [] };
  if (!holds(there, { module: 'item_preset', access: 'view' }))
    throw new UserError('preset.paste.forbidden', { code: 'FORBIDDEN', field: 'from' });
};

/** Product types of another container, and their pictures' bytes where they can be ours. */
interface Copied {
  readonly rows: readonly PresetRow[];
  readonly pictures: ReadonlyMap<string, PictureCopy>;
}

const readThere = (services: Services, from: string, ids: readonly string[]): Promise<PresetRow[]> =>
  services.inContainer(from, (tx) => presetsOf(tx, from).where('preset._id', 'in', ids).select(presetRow).orderBy('preset._id').execute());

const nameOf = ({ provider, raw_name }: Pick<PresetRow, 'provider' | 'raw_name'>): string => JSON.stringify([provider, raw_name]);

/** Which of these there are in a container, by provider and raw name. */
const namesThere = async (tx: Tx, containerId: string, rows: readonly PresetRow[]): Promise<ReadonlySet<string>> => {
  const found = await tx
    .selectFrom('product_presets')
    .select(['provider', 'raw_name'])
    .where('container_id', '=', containerId)
    .where(
      'raw_name',
      'in',
      rows.map(({ raw_name }) => raw_name),
    )
    .execute();
  return new Set(found.map(nameOf));
};

const prepare = async (args: MutationProductPresetPasteArgs, context: RequestContext): Promise<Copied> => {
  const from = args.from.trim();
  await requireView(context, from);
  const ids = someIds(args.ids, 'ids');
  if (ids.length > MOST) throw new UserError('request.tooMany', { field: 'ids', values: { most: MOST } });
  const rows = await readThere(context.services, from, ids);
  if (rows.length === 0) throw new UserError('preset.missing', { code: 'NOT_FOUND', field: 'ids' });
  const to = context.container._id;
  const known = await context.services.inContainer(to, (tx) => namesThere(tx, to, rows));
  const fresh = rows.filter((row) => !known.has(nameOf(row)));
  const may = holds(context.user, { module: 'file', access: 'add' });
  return { rows, pictures: await copyPictures(context.services, { from, to }, may ? fresh.flatMap(filesOf) : []) };
};

/** Pictures by their copies; those that have none are left away, and told. */
const moved = (row: PresetRow, files: ReadonlyMap<string, PictureCopy>) => {
  const left: string[] = [];
  const own = <P extends { readonly _id?: string | null; readonly url?: string | null }>(picture: P | null | undefined): P | null => {
    if (!picture?._id) return picture ?? null;
    const copy = files.get(picture._id);
    if (copy?.stored) return { ...picture, _id: copy._id };
    left.push(copy?.filename ?? picture.url ?? '');
    return null;
  };
  const form = formOf(row);
  const next = {
    ...form,
    image: own(form.image),
    extend_images: (form.extend_images ?? []).flatMap((picture) => own(picture) ?? []),
    print_areas: (form.print_areas ?? []).map((area) => ({ ...area, image: own(area.image) })),
  };
  return { form: next, left };
};

const run = async (tx: Tx, { container, user }: RequestContext, { rows, pictures }: Copied): Promise<ProductPresetPaste> => {
  const now = unixNow();
  const left: PresetPictureLeft[] = [];
  const made: string[] = [];
  const known = await namesThere(tx, container._id, rows);
  const fresh = rows.filter((row) => !known.has(nameOf(row)));
  await recordCopies(
    tx,
    container._id,
    [...new Set(fresh.flatMap(filesOf))].flatMap((id) => pictures.get(id) ?? []),
    user._id,
  );
  for (const row of fresh) {
    const { form, left: missing } = moved(row, pictures);
    const [pictured] = await ownPictures(tx, container._id, [orThrow(checkPreset(form))]);
    if (!pictured) continue;
    const _id = newId();
    await insertRows(tx, 'product_presets', [{ ...valuesOf(pictured), _id, garment: null, created_at: now, updated_at: now }]);
    await insertRows(
      tx,
      'file_uses',
      [...new Set(filesOf(pictured))].map((file_id) => ({ file_id, user_kind: 'product_preset' as const, user_id: _id })),
    );
    made.push(_id);
    left.push(...missing.map((filename) => ({ preset_id: _id, name: row.name, filename })));
  }
  const there = rows.filter((row) => known.has(nameOf(row))).map(({ name }) => name);
  return { presets: await presetsById(tx, container._id, made), there, left };
};

/** Copies of another container's product types; their source stays with that container's accounts. */
export const productPresetPaste = operation<MutationProductPresetPasteArgs, ProductPresetPaste, Copied>({
  rule: { module: 'item_preset', access: 'add' },
  prepare,
  run: (tx, _args, context, copied) => run(tx, context, copied),
});
