import { isUtf8 } from 'node:buffer';
import { constants, gunzipSync } from 'node:zlib';
import type { DocumentType } from '../../domain/files/document-rules';

/** Characters that stand in no text. Tab, line feed, form feed and carriage return do. */
const NO_TEXT = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/u;

/** How a PDF begins, within the first kilobyte, as readers take it. */
const PDF_MARK = '%PDF-';
const PDF_WITHIN = 1024;

/** How a recording begins once it is unzipped. So many zipped bytes are enough to see it, and never become more than a few megabytes. */
const RECORDING_MARK = '{"t":"h",';
const RECORDING_WITHIN = 4096;

const isRecording = (bytes: Buffer): boolean => {
  try {
    const begun = gunzipSync(bytes.subarray(0, RECORDING_WITHIN), { finishFlush: constants.Z_SYNC_FLUSH });
    return begun.subarray(0, RECORDING_MARK.length).toString() === RECORDING_MARK;
  } catch {
    return false;
  }
};

const isText = (bytes: Buffer): boolean => isUtf8(bytes) && !NO_TEXT.test(bytes.toString());

const isOf: Readonly<Record<DocumentType, (bytes: Buffer) => boolean>> = {
  'application/pdf': (bytes) => bytes.subarray(0, PDF_WITHIN).includes(PDF_MARK),
  'application/gzip': isRecording,
  'text/plain': isText,
  'text/csv': isText,
};

/** Whether bytes are what they are announced as. Nothing is read further: a document is handed on as it came, and shown by nobody here. */
export const isDocument = (bytes: Buffer, type: DocumentType): boolean => isOf[type](bytes);
