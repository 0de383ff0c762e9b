import { ATTACHMENT, checkDocument } from '../../domain/files/document-rules';
import { checkSha256, checkUpload } from '../../domain/files/upload-rules';
import type { RequestContext } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { finishDocument, isDocumentUpload, processDocument } from './documents';
import { finishUpload, processUpload } from './pictures/process';
import { uploadsKey } from './uploads/secret';
import type { StoredPicture } from './storage/stored-picture';
import { uploadUrl } from './uploads/upload-link';
import { clearRemains } from './uploads/remains';
import { clearParts, reserveUpload } from './uploads/uploads';
import { operation, type MutationOperations } from '../kernel/operation';
import { readFiles } from './listed';
import { requireFiles, requireTypes, ruleByFile, ruleOfType } from './permitted';
import { orThrow } from '../kernel/input';

export const signedUpload: MutationOperations['signedUpload'] = operation({
  rule: ({ type }) => ruleOfType(type, 'add'),
  prepare: (_args, { services, container }) => clearRemains(services, container._id),
  run: async (tx, args, { services, container, user }) => {
    const type = args.type.trim().toLowerCase().slice(0, 40);
    const isAttached = type === ATTACHMENT;
    const upload = isAttached ? orThrow(checkDocument(args)) : orThrow(checkUpload(args));
    const sha256 = orThrow(checkSha256(args.sha256));
    const announced = { ...upload, kind: isAttached ? 'document' : 'upload', type, sha256, created_by: user._id } as const;
    const { _id, expires } = await reserveUpload(tx, container._id, announced, args._id);
    const grant = { _id, container: container._id, type: upload.mimetype, size: upload.size, expires };
    return { _id, url: uploadUrl(await uploadsKey(services.config), grant) };
  },
});

/** The checked and stored picture of an upload; null when it is a file already. `field` names the argument that gave its id. */
export const pictureOfUpload = async (
  { services, container }: RequestContext,
  uploadId: string,
  field: string,
): Promise<StoredPicture | null> => {
  const outcome = await processUpload(services, container._id, uploadId);
  if (!outcome.ok && outcome.fault.refusal === 'upload.gone') throw UserError.of(outcome.fault, { code: 'NOT_FOUND', field });
  return orThrow(outcome);
};

export const updatePreSignedFile: MutationOperations['updatePreSignedFile'] = operation({
  rule: ruleByFile('add'),
  prepare: async ({ _id }, context) => {
    const { services, container } = context;
    if (!(await isDocumentUpload(services, container._id, _id))) return { stored: await pictureOfUpload(context, _id, '_id') };
    requireTypes(context.user, [ATTACHMENT], 'add');
    return { document: orThrow(await processDocument(services, container._id, _id)) };
  },
  run: async (tx, { _id }, context, { stored = null, document }) => {
    const { container } = context;
    if (document !== undefined) {
      const made = await finishDocument(tx, container._id, _id, document !== null);
      if (!made) throw new UserError('file.missing', { code: 'NOT_FOUND', field: '_id' });
      return made;
    }
    if (stored !== null) await finishUpload(tx, container._id, _id, stored);
    const [file] = await readFiles(tx, container._id, [_id]);
    if (!file) throw new UserError('file.missing', { code: 'NOT_FOUND', field: '_id' });
    await requireFiles(tx, context, [file._id], 'add');
    return file;
  },
  settle: ({ _id }, { services, container }) => clearParts(services, container._id, _id),
});
