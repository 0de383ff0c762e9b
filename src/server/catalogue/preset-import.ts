import { isJsonWithin, type JsonBounds } from '../../domain/json-shape';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ProductPresetInput } from '../../contract/generated/operations';
import type {
  MutationProductPresetCreateByJsonArgs,
  ProductPresetImport,
  ProductPresetImportRow,
} from '../../contract/generated/resolvers';
import { refuse, type Fault, type Outcome } from '../../domain/fault';
import { checkPreset, type PresetRecord } from '../../domain/product-presets/preset';
import { MOST_IN_FILE, presetsIn } from '../../domain/product-presets/pieces';
import { newId } from '../db/ids';
import { insertRows, updateRows } from '../db/many-rows';
import { requireSeenPictures } from '../files/permitted';
import { clearFileUses } from '../files/uses';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { sanitizeHtml } from '../kernel/html';
import { refusalIn } from '../kernel/language';
import { operation } from '../kernel/operation';
import { holds } from '../kernel/permission';
import { areaFault, usedAreas, type UsedAreas } from './preset-areas';
import { filesOf, ownPictures, type Pictured } from './preset-pictures';
import { presetRow, type PresetRow } from './preset-rows';
import { formAfter, formOf, valuesOf } from './preset-save';
import { readShape } from './preset-shape';

/** Product types that are read, checked or written at a time; between two, whatever else came is answered. */
const AT_ONCE = 200;

/** What a file says of one product type. */
type Said = Outcome<ProductPresetInput>;

/** One product type that nests too deep is refused by itself; a file that does nothing else is not parsed. */
const FILE_BOUNDS: JsonBounds = { depth: 20_000, values: 1_000_000 };

const read = (json: string): readonly unknown[] => {
  let file: unknown;
  if (!isJsonWithin(json, FILE_BOUNDS)) throw new UserError('request.tooNested', { field: 'json' });
  try {
    file = JSON.parse(json);
  } catch {
    throw new UserError('preset.import.notJson', { field: 'json' });
  }
  const presets = presetsIn(file);
  if (!presets) throw new UserError('preset.import.format', { field: 'json' });
  if (presets.length > MOST_IN_FILE) throw new UserError('preset.import.tooMany', { field: 'json', values: { most: MOST_IN_FILE } });
  return presets;
};

/** The product types of a file, their descriptions without anything that runs. */
const prepare = async ({ json }: MutationProductPresetCreateByJsonArgs, { services, container }: RequestContext): Promise<Said[]> => {
  const said: Said[] = [];
  for (const [index, each] of read(json).entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    said.push(await sanitized(readShape(each), (text) => sanitizeHtml(services, container._id, text)));
  }
  return said;
};

const sanitized = async (shape: Said, sanitize: (text: string) => Promise<string>): Promise<Said> => {
  if (!shape.ok || !shape.value.description) return shape;
  try {
    return { ok: true, value: { ...shape.value, description: await sanitize(shape.value.description) } };
  } catch (error) {
    if (error instanceof UserError) return { ok: false, fault: { refusal: error.refusal, values: error.values } };
    throw error;
  }
};

/** Names a product type for good. */
const keyOf = (provider: string, rawName: string): string => JSON.stringify([provider, rawName]);

const keyIn = ({ provider, raw_name, name }: ProductPresetInput): string =>
  keyOf(provider.trim(), (raw_name?.trim() ? raw_name : name).replaceAll(/\s+/gu, ' ').trim());

/** Those that are there by provider and raw name; `hold`: until the transaction ends. */
const thereOf = async (tx: Tx, containerId: string, keys: readonly string[], hold: boolean): Promise<ReadonlyMap<string, PresetRow>> => {
  const pairs = keys.map((key) => JSON.parse(key) as [string, string]).map(([provider, raw_name]) => ({ provider, raw_name }));
  const rows = await tx
    .selectFrom('product_presets')
    .select(presetRow)
    .where('container_id', '=', containerId)
    .where(
      sql<boolean>`(provider, raw_name) in (select provider, raw_name from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as named(provider text, raw_name text))`,
    )
    .orderBy('_id')
    .$if(hold, (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [keyOf(row.provider, row.raw_name), row]));
};

/** One product type of a file: what becomes of it, and what is written for that. */
interface Judged {
  readonly row: ProductPresetImportRow;
  readonly record?: PresetRecord;
  /** Null: it is new. */
  readonly before?: PresetRow | null;
}

const refusedRow = (row: number, name: string, { refusal, values }: Fault, _id: string | null = null): Judged => ({
  row: { row, _id, name, verdict: 'refused', fields: [], message: refusalIn('en', refusal, values), reason: { refusal, values } },
});

/** Names of fields that are not as they were. */
const changesOf = (before: PresetRow, record: PresetRecord): string[] => {
  const known = checkPreset(formOf(before));
  // One that could not be saved as it is, is written anew.
  const old = known.ok ? known.value : null;
  return (Object.keys(record) as (keyof PresetRecord)[]).filter(
    (field) => old === null || comparable(old[field]) !== comparable(record[field]),
  );
};

/** Pictures are the same by their address. */
const comparable = (value: unknown): string => JSON.stringify(value, (name, each: unknown) => (name === '_id' ? undefined : each));

interface Judging {
  readonly mayChange: boolean;
  readonly used: UsedAreas;
}

const judge = (row: number, said: Said, before: PresetRow | null, { mayChange, used }: Judging): Judged => {
  if (!said.ok) return refusedRow(row, '', said.fault);
  const { name } = said.value;
  const record = checkPreset(before ? formAfter(before, said.value) : said.value);
  if (!record.ok) return refusedRow(row, name, record.fault, before?._id);
  const told = { row, _id: before?._id ?? null, name: record.value.name, message: null, reason: null };
  if (!before) return { row: { ...told, verdict: 'new', fields: [] }, record: record.value, before: null };
  const fields = changesOf(before, record.value);
  if (fields.length === 0) return { row: { ...told, verdict: 'same', fields } };
  if (!mayChange) {
    const { fault } = refuse('permission.needed', { values: { permission: 'item_preset: update' } });
    return refusedRow(row, name, fault, before._id);
  }
  const lost = areaFault(before, record.value, used);
  if (lost) return refusedRow(row, name, lost, before._id);
  return { row: { ...told, verdict: 'changed', fields }, record: record.value, before };
};

const write = async (tx: Tx, containerId: string, judged: readonly Judged[]): Promise<readonly ProductPresetImportRow[]> => {
  const now = unixNow();
  const changes = judged.flatMap(({ row, record, before }) => (record ? [{ row, record, before: before ?? null }] : []));
  const pictured = await ownPictures(
    tx,
    containerId,
    changes.map(({ record }) => record),
  );
  const rows = changes.map(({ before }, index) => ({
    values: pictured[index] as Pictured,
    _id: before?._id ?? newId(),
    isNew: before === null,
    had: before ? filesOf(before).length > 0 : false,
  }));
  const made = rows.filter(({ isNew }) => isNew);
  await insertRows(
    tx,
    'product_presets',
    made.map(({ values, _id }) => ({ ...valuesOf(values), _id, created_at: now, updated_at: now })),
  );
  await updateRows(
    tx,
    'product_presets',
    containerId,
    rows.filter(({ isNew }) => !isNew).map(({ values, _id }) => ({ ...(valuesOf(values) as object), _id, updated_at: now })),
  );
  const cleared = rows.filter(({ had }) => had).map(({ _id }) => _id);
  await clearFileUses(tx, containerId, 'product_preset', cleared);
  const uses = rows.flatMap(({ values, _id }) =>
    [...new Set(filesOf(values))].map((file_id) => ({ file_id, user_kind: 'product_preset' as const, user_id: _id })),
  );
  await insertRows(tx, 'file_uses', uses);
  const ids = new Map(changes.map(({ row }, index) => [row.row, rows[index]?._id ?? null]));
  return judged.map(({ row }) => ({ ...row, _id: ids.get(row.row) ?? row._id ?? null }));
};

/** Takes the product types of a file, a part of them at a time: what it costs grows as their number does. */
const take = async (tx: Tx, context: RequestContext, said: readonly Said[], dryRun: boolean): Promise<ProductPresetImport> => {
  const containerId = context.container._id;
  const mayChange = holds(context.user, { module: 'item_preset', access: 'update' });
  const rows: ProductPresetImportRow[] = [];
  const seen = new Set<string>();
  for (let start = 0; start < said.length; start += AT_ONCE) {
    await nextTurn();
    const part = said.slice(start, start + AT_ONCE);
    const keys = part.flatMap((each) => (each.ok ? [keyIn(each.value)] : []));
    const there = await thereOf(tx, containerId, [...new Set(keys)], !dryRun);
    const used = await usedAreas(
      tx,
      containerId,
      [...there.values()].map(({ _id }) => _id),
    );
    await requireSeenPictures(
      tx,
      context,
      part.flatMap((each) => (each.ok ? [each.value] : [])),
    );
    const judging = { mayChange, used };
    const judged = part.map((each, index) => {
      const row = start + index + 1;
      if (!each.ok) return judge(row, each, null, judging);
      const key = keyIn(each.value);
      if (seen.has(key))
        return refusedRow(row, each.value.name, refuse('preset.import.twice', { values: { name: each.value.name } }).fault);
      seen.add(key);
      return judge(row, each, there.get(key) ?? null, judging);
    });
    rows.push(...(dryRun ? judged.map(({ row }) => row) : await write(tx, containerId, judged)));
  }
  const count = (verdict: string): number => rows.filter((row) => row.verdict === verdict).length;
  return { done: !dryRun, made: count('new'), changed: count('changed'), same: count('same'), refused: count('refused'), rows };
};

export const productPresetCreateByJson = operation<MutationProductPresetCreateByJsonArgs, ProductPresetImport, Said[]>({
  rule: { module: 'item_preset', access: 'add' },
  prepare,
  run: (tx, { dry_run }, context, said) => take(tx, context, said, dry_run === true),
});
