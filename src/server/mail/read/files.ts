import type { ReadMailFile } from '../door';
import { fileKind } from './file-kind';
import { lineOf } from './headers';
import type { MailAttachment } from './outlook-files';

const MOST_FILES = 20;
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_NAME = 120;
/** Files of which more than their number is told. */
const MOST_TOLD = 100;

/** A name that names a file and nothing else, on every system. */
const nameOf = (said: string | undefined): string => {
  const name = lineOf((said ?? '').slice(-1000).replace(/^.*[/\\]/u, ''), 1000)
    .replace(/[<>:"|?*%&]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  if (name.length <= MOST_NAME) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  return `${name.slice(0, MOST_NAME - ending.length)}${ending}`;
};

const withEnding = (name: string, place: number, extensions: readonly string[]): string => {
  const stem = name || `file-${place}`;
  const [extension] = extensions;
  if (extension === undefined || extensions.some((each) => stem.toLowerCase().endsWith(`.${each}`))) return stem;
  return `${stem.slice(0, MOST_NAME - extension.length - 1)}.${extension}`;
};

/** Parts of a mail that are no file: what a report of delivery says is told with the mail itself. */
const isReport = ({ contentType }: MailAttachment): boolean => ['message/delivery-status', 'text/rfc822-headers'].includes(contentType);

const fileOf = ({ content, contentType, filename, size }: MailAttachment, index: number): ReadMailFile => {
  const name = nameOf(filename);
  const aside = (refusal: ReadMailFile['refusal']): ReadMailFile => ({
    filename: withEnding(name, index + 1, []),
    mime: 'application/octet-stream',
    size,
    bytes: undefined,
    refusal,
  });
  if (contentType === 'message/rfc822') return aside('mail.fileMail');
  if (contentType === 'application/ms-tnef') return aside('mail.fileOutlook');
  if (index >= MOST_FILES) return aside('mail.fileTooMany');
  if (size > MOST_BYTES) return aside('mail.fileTooLarge');
  const found = fileKind(content, name);
  if ('refusal' in found) return aside(found.refusal);
  return { filename: withEnding(name, index + 1, found.extensions), mime: found.mime, size, bytes: content, refusal: null };
};

/** A mail's files: what each is by its bytes, under a name that does no harm; or why it is set aside. */
export const filesOf = (attachments: readonly MailAttachment[]): ReadMailFile[] =>
  attachments
    .filter((each) => !isReport(each))
    .slice(0, MOST_TOLD)
    .map(fileOf);
