import { isUtf8 } from 'node:buffer';
import type { DocumentType } from '../../domain/files/document-rules';

/** Characters that stand in no text. Tab, line feed, form feed and carriage return do. */
const NO_TEXT = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/u;

/** How a PDF begins, within the first kilobyte, as readers take it. */
const PDF_MARK = '%PDF-';
const PDF_WITHIN = 1024;

/** Whether bytes are what they are announced as. Nothing is read further: a document is handed on as it came, and shown by nobody here. */
export const isDocument = (bytes: Buffer, type: DocumentType): boolean =>
  type === 'application/pdf' ? bytes.subarray(0, PDF_WITHIN).includes(PDF_MARK) : isUtf8(bytes) && !NO_TEXT.test(bytes.toString());
