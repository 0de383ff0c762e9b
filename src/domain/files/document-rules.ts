import { accept, refuse, type Outcome } from '../fault';
import { checkUpload, FILENAME_LIMIT, isImageType, type ImageType, type UploadAnnouncement } from './upload-rules';

/** How the file of a report is called at its end: a recording of what somebody did, zipped. */
const RECORDING_ENDING = 'podlog.jsonl.gz';

/** Kinds of document that may go with a message, by their MIME type. What can hold programs or other files is none of them; of what is zipped, a recording alone. */
export const DOCUMENT_TYPES = {
  'application/pdf': { extension: 'pdf', label: 'PDF' },
  'text/plain': { extension: 'txt', label: 'TXT' },
  'text/csv': { extension: 'csv', label: 'CSV' },
  'application/gzip': { extension: RECORDING_ENDING, label: 'PODLOG' },
} as const;

export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** What an upload that goes with a message is announced as. */
export const ATTACHMENT = 'attachment';

const MEGABYTE = 1024 * 1024;

/** Largest document, and all files of one message together, in megabytes: what mail servers take, as mail writes it. */
const MAX_DOCUMENT_MB = 10;
const MAX_MESSAGE_MB = 20;

export const isDocumentType = (mimetype: string): mimetype is DocumentType => Object.hasOwn(DOCUMENT_TYPES, mimetype);

/** Whether a file is called what a recording is. */
export const isRecordingName = (filename: string): boolean => filename.toLowerCase().endsWith(`.${RECORDING_ENDING}`);

/** What must not stand in a name: control characters, and marks that turn the direction of writing, behind which another ending hides. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The name of a document as it is kept: no folder, nothing hidden, and the ending of what it is. */
const documentName = (filename: string, type: DocumentType): string => {
  const name = (filename.split(/[\\/]/u).at(-1) ?? '').replace(HIDDEN, '').trim();
  const { extension } = DOCUMENT_TYPES[type];
  return name === '' || name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
};

/** Refuses a document that could never be taken, before a byte travels. */
export const checkDocument = ({
  filename,
  mimetype,
  size,
}: UploadAnnouncement): Outcome<UploadAnnouncement & { mimetype: DocumentType }> => {
  const type = mimetype.trim().toLowerCase();
  if (!isDocumentType(type)) return refuse('upload.attachment', { field: 'mimetype' });
  if (type === 'application/gzip' && !isRecordingName(filename)) return refuse('upload.attachment', { field: 'mimetype' });
  const name = documentName(filename, type);
  if (name === '' || name.length > FILENAME_LIMIT)
    return refuse('upload.filename', { field: 'filename', values: { most: FILENAME_LIMIT } });
  if (!Number.isInteger(size) || size <= 0) return refuse('upload.empty', { field: 'size' });
  if (size > MAX_DOCUMENT_MB * MEGABYTE) return refuse('upload.documentTooBig', { field: 'size', values: { most: MAX_DOCUMENT_MB } });
  return accept({ filename: name, mimetype: type, size });
};

/** What a file goes as: browsers say nothing, or another program's word, of some plain files. */
const typeOf = ({ filename, mimetype }: Pick<UploadAnnouncement, 'filename' | 'mimetype'>): string => {
  if (isRecordingName(filename) && ['', 'application/gzip', 'application/x-gzip', 'application/octet-stream'].includes(mimetype))
    return 'application/gzip';
  const ending = filename.split('.').at(-1)?.toLowerCase() ?? '';
  const byName = Object.entries(DOCUMENT_TYPES).find(([, { extension }]) => extension === ending)?.[0];
  const plain = ['', 'application/vnd.ms-excel', 'text/plain', 'application/octet-stream'].includes(mimetype);
  return plain ? (byName ?? mimetype) : mimetype;
};

/** Refuses what may not go with a message; a picture goes as the library takes it. The page applies it when a file is chosen. */
export const checkAttachment = (file: UploadAnnouncement): Outcome<UploadAnnouncement & { mimetype: DocumentType | ImageType }> => {
  const mimetype = typeOf(file);
  return isImageType(mimetype) ? checkUpload({ ...file, mimetype }) : checkDocument({ ...file, mimetype });
};

/** Refuses more than a mail can carry. `sizes`: bytes of each file. */
export const checkTogether = (sizes: readonly number[]): Outcome<void> => {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  if (all <= MAX_MESSAGE_MB * MEGABYTE) return accept(undefined);
  return refuse('support.filesTooBig', { field: 'files', values: { most: MAX_MESSAGE_MB, size: Math.ceil(all / MEGABYTE) } });
};
