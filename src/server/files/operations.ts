import { checkStatus } from '../../domain/design/design';
import { IMAGE_SIZES, type ImageSizeName } from '../../domain/files/image-sizes';
import { cleanWords } from '../../domain/names';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import type { RequestContext } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { COLLECTION, fileRow, readFileBytes, toFile } from './rows';
import type { MutationOperations, QueryOperations, Rule } from '../kernel/operation';
import { countedFileRow, isUsed, uploads } from './listed';
import { replaceFile } from './replace';
import { moveFile, removeFile, removeFiles, saveFile, tagFile, trashFile } from './save';
import { signedUpload, updatePreSignedFile } from './upload';
import { usersOf } from './uses';
import { sortOf } from '../kernel/sort';
import { containing, isOpenFilter, orThrow } from '../kernel/input';
import { tagCounts, toCounter } from './content-counts';

/** What files can be sorted by; each has an index. */
const SORTS = ['filename', 'size', 'created_at', 'updated_at'] as const;

/** Largest rendition `fileBlob` answers, in bytes: the whole answer stands in memory, a third larger. */
const BLOB_LIMIT = 16 * 1024 * 1024;

const isCollection = (mask: string | null | undefined): boolean => mask?.trim().toLowerCase() === COLLECTION;

/** The design collection is what designers see; all files are another permission. */
const viewRule = ({ mask }: { readonly mask?: string | null }): Rule => ({
  module: isCollection(mask) ? 'design' : 'file',
  access: 'view',
});

const maskedUploads = (mask: string | null | undefined, tx: Parameters<typeof uploads>[0], { container }: RequestContext) => {
  const found = uploads(tx, container._id);
  if (isOpenFilter(mask)) return found;
  return isCollection(mask) ? found.where('type', '=', COLLECTION) : found.where('type', '<>', COLLECTION);
};

export const Query: Pick<QueryOperations, 'file' | 'files' | 'fileTags' | 'fileCounter' | 'fileBlob' | 'fileUses'> = {
  file: {
    rule: { module: 'file', access: 'view' },
    run: async (tx, { _id }, { container }) => {
      const row = await tx
        .selectFrom('files')
        .where('container_id', '=', container._id)
        .where('state', '=', 'ready')
        .where('kind', 'in', ['upload', 'preview'])
        .where('_id', '=', _id)
        .select(countedFileRow)
        .executeTakeFirst();
      return row ? toFile(row) : null;
    },
  },

  files: {
    rule: viewRule,
    run: async (tx, { _id, search, tags, mask, provider, status, used, sort }, context) => {
      const sorted = sortOf(sort, SORTS);
      const order: PageOrder = { id: '_id', by: sorted && sorted.field, direction: sorted?.direction ?? 'desc', ids: 'desc' };
      let found = maskedUploads(mask, tx, context);
      if (_id) found = found.where('_id', '=', _id.trim());
      else if (isOpenFilter(status)) found = found.where('status', '<>', 'trashed');
      if (!isOpenFilter(status)) found = found.where('status', '=', orThrow(checkStatus(status)));
      // Everything here is somebody's own upload.
      if (!isOpenFilter(provider) && provider.trim().toLowerCase() !== 'custom') found = found.where((eb) => eb.lit(false));
      if (search?.trim()) {
        const pattern = containing(search);
        found = found.where((is) => is.or([is('filename', 'ilike', pattern), is('sku', 'ilike', pattern)]));
      }
      for (const tag of cleanWords(tags)) found = found.where((eb) => eb(eb.val(tag), '=', eb.fn.any('tags')));
      if (used !== null && used !== undefined) found = found.where((eb) => (used ? isUsed : eb.not(isUsed)));
      const page = await findPage(context, found, order);
      const rows = await uploads(tx, context.container._id).where(page).select(countedFileRow).orderBy(inOrder(order)).execute();
      return rows.map(toFile);
    },
  },

  fileTags: {
    rule: viewRule,
    run: (tx, { mask }, { container }) => tagCounts(tx, 'files', container._id, isCollection(mask) ? COLLECTION : undefined),
  },

  fileCounter: {
    rule: viewRule,
    run: async (tx, { mask }, context) => {
      const rows = await maskedUploads(mask, tx, context)
        .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      return toCounter(rows);
    },
  },

  fileBlob: {
    rule: { module: 'file', access: 'view' },
    run: async (tx, { _id, size }, { services, container }) => {
      const name = size?.trim() || 'large';
      if (!Object.hasOwn(IMAGE_SIZES, name))
        throw new UserError(`A file has the sizes ${Object.keys(IMAGE_SIZES).join(', ')}.`, { field: 'size' });
      const row = await uploads(tx, container._id).select(fileRow).where('_id', '=', _id.trim()).executeTakeFirst();
      if (!row) return null;
      const bytes = await readFileBytes(services, container._id, row._id, name as ImageSizeName);
      if (bytes.length > BLOB_LIMIT)
        throw new UserError('This file is too large to be answered at once: take it from its address.', { field: 'size' });
      const { url = '' } = row.image_sizes.find((each) => each.name === name) ?? {};
      return { _id: row._id, mimetype: typeOf(url), data: bytes.toString('base64') };
    },
  },

  fileUses: {
    rule: { module: 'file', access: 'view' },
    run: (tx, { _id }, { container }) => usersOf(tx, container._id, _id.trim()),
  },
};

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** The type a rendition's address ends with. */
const typeOf = (url: string): string => TYPES[url.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

export const Mutation: Pick<
  MutationOperations,
  'signedUpload' | 'updatePreSignedFile' | 'replaceFile' | 'removeFile' | 'removeFiles' | 'saveFile' | 'trashFile' | 'moveFile' | 'tagFile'
> = { signedUpload, updatePreSignedFile, replaceFile, removeFile, removeFiles, saveFile, trashFile, moveFile, tagFile };
