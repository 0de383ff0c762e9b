import { sql } from 'kysely';
import { checkFontUpload } from '../../domain/files/font-rules';
import { checkSha256 } from '../../domain/files/upload-rules';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { lock } from '../db/advisory-locks';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { FontVariant } from './tables';
import { UserError } from '../kernel/errors';
import type { StoredFont } from './checking';
import { finishFont, processFont } from './process';
import { ADDS_FONTS } from '../files/permitted';
import { uploadsKey } from '../files/uploads/secret';
import { uploadUrl } from '../files/uploads/upload-link';
import { clearRemains } from '../files/uploads/remains';
import { clearParts, reserveUpload } from '../files/uploads/uploads';
import { operation, type MutationOperations } from '../kernel/operation';
import { customFonts, toCustomFont, type FontRow } from './rows';
import { orThrow } from '../kernel/input';

const missing = (): UserError => new UserError('font.missing', { code: 'NOT_FOUND', field: '_id' });

export const signedUploadFont: MutationOperations['signedUploadFont'] = operation({
  rule: ADDS_FONTS,
  prepare: (_args, { services, container }) => clearRemains(services, container._id),
  run: async (tx, args, { services, container, user }) => {
    const upload = orThrow(checkFontUpload(args));
    const sha256 = orThrow(checkSha256(args.sha256));
    const announced = { ...upload, kind: 'font', type: 'font', sha256, created_by: user._id } as const;
    const { _id, expires } = await reserveUpload(tx, container._id, announced, args._id);
    const grant = { _id, container: container._id, type: upload.mimetype, size: upload.size, expires };
    return { _id, url: uploadUrl(await uploadsKey(services.config), grant) };
  },
});

export const fontUpdatePreSignedFile: MutationOperations['fontUpdatePreSignedFile'] = operation({
  rule: ADDS_FONTS,
  prepare: async ({ _id }, { services, container }): Promise<StoredFont | null> => {
    const outcome = await processFont(services, container._id, _id);
    if (!outcome.ok && outcome.fault.refusal === 'upload.gone') throw UserError.of(outcome.fault, { code: 'NOT_FOUND', field: '_id' });
    return orThrow(outcome);
  },
  run: async (tx, { _id }, { container, user }, stored) => {
    if (stored !== null && (await finishFont(tx, container._id, _id, stored)))
      return toCustomFont(await addVariant(tx, container._id, _id, stored, user._id));
    const done = await customFonts(tx, container._id)
      .where(sql<boolean>`files @> ${jsonb([{ file_id: _id }])}`)
      .executeTakeFirst();
    if (!done) throw missing();
    return toCustomFont(done);
  },
  settle: ({ _id }, { services, container }) => clearParts(services, container._id, _id),
});

const variantOf = ({ weight, italic }: Pick<StoredFont, 'weight' | 'italic'>): string => {
  if (weight === 400) return italic ? 'italic' : 'regular';
  return italic ? `${weight}italic` : String(weight);
};

/** Puts the file into its family, in place of one of the same variant. A new family is told apart from all others of that name. */
const addVariant = async (tx: Tx, containerId: string, file_id: string, stored: StoredFont, created_by: string): Promise<FontRow> => {
  const { name, url, weight, italic, key } = stored;
  const added: FontVariant = { file_id, variant: variantOf(stored), url, style: italic ? 'italic' : 'normal', weight: String(weight) };
  // Two files of one family at once: the second waits and finds the first.
  await lock(tx, 'fontFamily', containerId, name.toLowerCase());
  const before = await customFonts(tx, containerId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  const now = unixNow();
  const row = ['_id', 'name', 'family', 'slug', 'files'] as const;
  if (before) {
    const files = [...before.files.filter(({ variant }) => variant !== added.variant), added].sort(byWeight);
    return tx
      .updateTable('fonts')
      .set({ files: jsonb(files), updated_at: now })
      .where('container_id', '=', containerId)
      .where('_id', '=', before._id)
      .returning(row)
      .executeTakeFirstOrThrow();
  }
  // Renderers know fonts by family alone, whosever they are: two shops' fonts of one name must not be mistaken for each other.
  const family = `${name} ${key.slice(0, 6)}`;
  return tx
    .insertInto('fonts')
    .values({ _id: newId(), name, family, slug: slugOf(family), files: jsonb([added]), created_by, created_at: now, updated_at: now })
    .returning(row)
    .executeTakeFirstOrThrow();
};

const byWeight = (a: FontVariant, b: FontVariant): number => Number(a.weight) - Number(b.weight) || b.style.localeCompare(a.style, 'en');

const slugOf = (family: string): string =>
  family
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');

/** Sides with a text in the family, as JSON containment has it. */
const textIn = (family: string) => jsonb([{ layers: [{ settings: [{ name: 'fontFamily', value: family }] }] }]);

export const removeFont: MutationOperations['removeFont'] = {
  rule: { module: 'mockup', access: 'delete' },
  run: async (tx, { _id }, { container }) => {
    const font = await customFonts(tx, container._id).where('_id', '=', _id.trim()).forUpdate().executeTakeFirst();
    if (!font) throw missing();
    for (const table of ['mockups', 'mockup_presets'] as const) {
      const user = await tx
        .selectFrom(table)
        .select('name')
        .where('container_id', '=', container._id)
        .where(sql<boolean>`sides @> ${textIn(font.family)}`)
        .executeTakeFirst();
      if (user) throw new UserError('font.inUse', { code: 'CONFLICT', field: '_id', values: { mockup: user.name } });
    }
    await tx.deleteFrom('fonts').where('container_id', '=', container._id).where('_id', '=', font._id).execute();
    await tx
      .updateTable('files')
      .set({ state: 'removed', updated_at: unixNow() })
      .where('container_id', '=', container._id)
      .where(
        '_id',
        'in',
        font.files.map(({ file_id }) => file_id),
      )
      .execute();
    return font._id;
  },
};
