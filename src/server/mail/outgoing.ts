import { buffer } from 'node:stream/consumers';
import type { Selectable } from 'kysely';
import { IMAGE_TYPES } from '../../domain/files/upload-rules';
import { picturesIn, withPictures } from '../../domain/rich-text/html';
import { allRecipients, isPartlyDelivered } from '../../domain/support/recipients';
import { answerTo, forwardOf } from '../../domain/support/subject';
import { readAttachment } from '../files/rows';
import { attachmentKey, storageKey } from '../files/storage/addresses';
import type { Database } from '../db/schema';
import type { Services, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { Correspondence } from './correspondence';
import type { MailRefusal, OutgoingMail } from './door';
import { letterText } from './letter-text';
import { mailAddress, type MailStore } from './open';

type MessageRow = Selectable<Database['messages']>;

/** A reply that is to go out, with what is needed for it. */
export interface Letter {
  readonly message: MessageRow;
  readonly store: MailStore & { readonly sto_name: string };
  readonly mail: Omit<OutgoingMail, 'files'>;
  readonly files: readonly {
    readonly filename: string;
    readonly mime: string;
    readonly file_id: string | null;
    readonly storage_key: string | null;
  }[];
  /** The pictures its HTML shows, by their address here. */
  readonly pictures: readonly { readonly src: string; readonly cid: string }[];
}

const MOST_REFERENCES = 20;

/** What a reply is made of; why it cannot be sent, where that is so. */
export const letterOf = async (tx: Tx, message: MessageRow, { below }: Pick<Correspondence, 'below'>): Promise<Letter | MailRefusal> => {
  const { container_id, support_id, store_id, _id } = message;
  const support = await tx
    .selectFrom('supports')
    .select(['subject', 'buyer_name', 'buyer_email'])
    .where('container_id', '=', container_id)
    .where('_id', '=', support_id)
    .executeTakeFirstOrThrow();
  const store = await tx
    .selectFrom('stores')
    .select(['container_id', '_id', 'sto_name', 'settings', 'secrets'])
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  const address = store && mailAddress(store);
  if (!store || address === undefined) return 'mail.noMailbox';
  const email = message.email ?? support.buyer_email;
  if (email === null || email === '') return 'mail.noRecipient';
  const { to: chosen, cc, bcc } = message.recipients;
  const to = chosen.length > 0 ? chosen : [{ name: message.name || support.buyer_name, address: email }];
  const before = await tx
    .selectFrom('messages')
    .select('mail_id')
    .where('container_id', '=', container_id)
    .where('support_id', '=', support_id)
    .where('mail_id', 'is not', null)
    .where('status', 'in', ['received', 'sent'])
    .where('aside', '=', message.aside)
    .$if(message.aside, (rest) => rest.where('email', '=', email))
    .where('_id', '<', _id)
    .orderBy('_id', 'desc')
    .limit(MOST_REFERENCES)
    .execute();
  const done = isPartlyDelivered(message.recipients)
    ? allRecipients(message.recipients).filter(({ delivered, refusal }) => delivered ?? refusal !== undefined)
    : [];
  const files = await tx
    .selectFrom('message_files')
    .select(['filename', 'mime', 'file_id', 'storage_key'])
    .where('container_id', '=', container_id)
    .where('message_id', '=', _id)
    .orderBy('place')
    .execute();
  const earlier = before.flatMap(({ mail_id }) => mail_id ?? []).reverse();
  const { in_reply_to } = message;
  const pictures = picturesIn(message.html ?? '').map((src, index) => ({ src, cid: `picture-${index + 1}.${_id}` }));
  const cids = new Map(pictures.map(({ src, cid }) => [src, `cid:${cid}`]));
  const { quoted, language, zone } = await below(tx, message);
  const from = { name: store.sto_name, address };
  const forwards = message.forward_of !== null;
  const subject = forwards ? forwardOf(support.subject) : in_reply_to === null ? support.subject : answerTo(support.subject);
  return {
    message,
    store,
    mail: {
      id: message.mail_id ?? `${_id}@${address.slice(address.indexOf('@') + 1)}`,
      from,
      ...{ to, cc, bcc, subject },
      done: done.map(({ address: reached }) => reached),
      ...letterText({
        formatted: message.html && withPictures(message.html, (src) => cids.get(src) ?? ''),
        ...{ body: message.body, signature: message.signature, forwards, language, zone },
        quoted: quoted && { ...quoted, from: quoted.from ?? from },
      }),
      in_reply_to,
      automatic: message.rule_id !== null,
      references: in_reply_to === null || earlier.includes(in_reply_to) ? earlier : [...earlier, in_reply_to],
    },
    files,
    pictures,
  };
};

/** A file that came by mail. */
const readStored = async ({ storage }: Services, key: string): Promise<Buffer> => {
  const found = await storage.open(attachmentKey(key));
  if (found === null) throw new UserError('file.missing', { code: 'NOT_FOUND' });
  return buffer(found.stream);
};

/** A picture of a text, as it is shown beside the words. */
const readPicture = async (
  { storage }: Services,
  { src, cid }: Letter['pictures'][number],
  index: number,
): Promise<OutgoingMail['files'][number]> => {
  const key = storageKey(src);
  const found = key === null ? null : await storage.open(key);
  if (found === null) throw new UserError('file.missing', { code: 'NOT_FOUND' });
  const ending = src.split('.').at(-1) ?? 'png';
  const mime = Object.entries(IMAGE_TYPES).find(([, { extension }]) => extension === ending)?.[0] ?? 'image/png';
  return { filename: `image-${index + 1}.${ending}`, mime, bytes: await buffer(found.stream), cid };
};

/** Its files with their bytes. Throws where one is gone. */
export const filesOf = async (services: Services, { message, files, pictures }: Letter): Promise<OutgoingMail['files']> => {
  const read: OutgoingMail['files'][number][] = [];
  for (const { filename, file_id, storage_key, mime: received } of files) {
    if (file_id === null && storage_key !== null) {
      read.push({ filename, mime: received, bytes: await readStored(services, storage_key) });
      continue;
    }
    const { bytes, mime, ending } = await readAttachment(services, message.container_id, file_id ?? '');
    // A drawing goes as the picture it was drawn to.
    const named = mime !== 'image/jpeg' && !filename.toLowerCase().endsWith(`.${ending}`) ? `${filename}.${ending}` : filename;
    read.push({ filename: named, mime, bytes });
  }
  return [...(await Promise.all(pictures.map((picture, index) => readPicture(services, picture, index)))), ...read];
};
