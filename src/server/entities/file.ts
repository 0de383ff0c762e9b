import { cleanWords } from '../../domain/names';
import { checkUpload } from '../../domain/upload-rules';
import { unixNow } from '../clock';
import type { Tx } from '../context';
import { UserError } from '../errors';
import { fileRow, toFile } from '../files/rows';
import { uploadsKey } from '../files/secret';
import type { StoredPicture } from '../files/stored-picture';
import { uploadUrl } from '../files/upload-link';
import { finishUpload, processUpload } from '../files/process';
import { clearRemains, reserveUpload } from '../files/uploads';
import { operation, type MutationOperations, type QueryOperations } from '../operation';
import { findFileUser, type FileUser } from './file-uses';
import { containing, orThrow, pageOf } from './support';

const MISSING = 'This file is not there.';

const USERS: Readonly<Record<FileUser, string>> = { mockup: 'A mockup', mockup_preset: 'A 2D design', item_info: 'A listing' };

const readyFiles = (tx: Tx, containerId: string) =>
  tx.selectFrom('files').where('container_id', '=', containerId).where('state', '=', 'ready');

export const Query: Pick<QueryOperations, 'file' | 'files'> = {
  file: {
    rule: { module: 'file', access: 'view' },
    run: async (tx, { _id }, { container }) => {
      const row = await readyFiles(tx, container._id).select(fileRow).where('_id', '=', _id).executeTakeFirst();
      return row ? toFile(row) : null;
    },
  },

  files: {
    rule: { module: 'file', access: 'view' },
    run: async (tx, { _id, search, tags }, context) => {
      let found = readyFiles(tx, context.container._id).where('kind', '=', 'upload');
      if (_id) found = found.where('_id', '=', _id);
      if (search?.trim()) found = found.where('filename', 'ilike', containing(search));
      for (const tag of cleanWords(tags)) found = found.where((eb) => eb(eb.val(tag), '=', eb.fn.any('tags')));
      const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      context.setTotal(total);
      const { offset, limit } = pageOf(context);
      const rows = await found.select(fileRow).orderBy('_id', 'desc').offset(offset).limit(limit).execute();
      return rows.map(toFile);
    },
  },
};

export const Mutation: Pick<MutationOperations, 'signedUpload' | 'updatePreSignedFile' | 'removeFile' | 'saveFile'> = {
  signedUpload: operation({
    rule: { module: 'file', access: 'add' },
    prepare: (_args, { services, container }) => clearRemains(services, container._id),
    run: async (tx, args, { services, container, user }) => {
      const upload = orThrow(checkUpload(args));
      const { _id, expires } = await reserveUpload(tx, { ...upload, type: args.type.trim().slice(0, 40), created_by: user._id });
      const grant = { _id, container: container._id, type: upload.mimetype, size: upload.size, expires };
      return { _id, url: uploadUrl(await uploadsKey(services.config), grant) };
    },
  }),

  updatePreSignedFile: operation({
    rule: { module: 'file', access: 'add' },
    prepare: async ({ _id }, { services, container }): Promise<StoredPicture | null> => {
      const outcome = await processUpload(services, container._id, _id);
      if (!outcome.ok && outcome.fault.code === 'upload.gone')
        throw new UserError(outcome.fault.sentence, { code: 'NOT_FOUND', field: '_id' });
      return orThrow(outcome);
    },
    run: async (tx, { _id }, { services, container }, stored) => {
      if (stored !== null) await finishUpload(services, tx, container._id, _id, stored);
      const row = await readyFiles(tx, container._id).select(fileRow).where('_id', '=', _id).executeTakeFirst();
      if (!row) throw new UserError(MISSING, { code: 'NOT_FOUND', field: '_id' });
      return toFile(row);
    },
  }),

  removeFile: {
    rule: { module: 'file', access: 'delete' },
    run: async (tx, { _id }, { container }) => {
      const row = await readyFiles(tx, container._id)
        .select('_id')
        .where('_id', '=', _id)
        .where('kind', '=', 'upload')
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new UserError(MISSING, { code: 'NOT_FOUND', field: '_id' });
      const user = await findFileUser(tx, container._id, _id);
      if (user) throw new UserError(`${USERS[user]} still uses this file.`, { code: 'CONFLICT', field: '_id' });
      await tx
        .updateTable('files')
        .set({ state: 'removed', updated_at: unixNow() })
        .where('container_id', '=', container._id)
        .where('_id', '=', _id)
        .execute();
      return _id;
    },
  },

  saveFile: {
    rule: { module: 'file', access: 'update' },
    run: async (tx, { _id, tags }, { container }) => {
      const row = await tx
        .updateTable('files')
        .set({ tags: cleanWords(tags), updated_at: unixNow() })
        .where('container_id', '=', container._id)
        .where('_id', '=', _id)
        .where('state', '=', 'ready')
        .where('kind', '=', 'upload')
        .returning(fileRow)
        .executeTakeFirst();
      if (!row) throw new UserError(MISSING, { code: 'NOT_FOUND', field: '_id' });
      return toFile(row);
    },
  },
};
