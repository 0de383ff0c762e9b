import { languageOfCountry, type Language } from '../../domain/languages';
import { withoutPictures } from '../../domain/rich-text/html';
import type { Tx } from '../kernel/context';
import type { Correspondence } from '../mail/correspondence';
import { readDesk } from '../sales/desk';

type Message = Parameters<Correspondence['below']>[1];

const findMessage = async (tx: Tx, { container_id, support_id, in_reply_to, forward_of }: Message) => {
  const of = tx.selectFrom('messages').selectAll().where('container_id', '=', container_id).where('support_id', '=', support_id);
  if (forward_of !== null) return of.where('_id', '=', forward_of).executeTakeFirst();
  if (in_reply_to === null) return undefined;
  return of.where('mail_id', '=', in_reply_to).where('direction', '=', 'in').where('automatic', '=', false).limit(1).executeTakeFirst();
};

/** The language of the country an order goes to. */
const languageOfOrder = async (tx: Tx, containerId: string, orderId: string | null): Promise<Language> => {
  const order = orderId
    ? await tx
        .selectFrom('orders')
        .select(['buyer', 'address'])
        .where('container_id', '=', containerId)
        .where('_id', '=', orderId)
        .executeTakeFirst()
    : undefined;
  return languageOfCountry((order?.address ?? order?.buyer)?.country ?? '');
};

/** The message a mail answers or forwards; the words about it are in the language of the country the order goes to. */
export const messageBelow: Correspondence['below'] = async (tx, message) => {
  const { container_id, support_id } = message;
  const support = await tx
    .selectFrom('supports')
    .select(['subject', 'order_id'])
    .where('container_id', '=', container_id)
    .where('_id', '=', support_id)
    .executeTakeFirstOrThrow();
  const row = await findMessage(tx, message);
  const person = { name: row?.name ?? '', address: row?.email ?? '' };
  const quoted = row && {
    ...(row.direction === 'in' ? { from: person, to: row.recipients.to } : { from: null, to: [person] }),
    ...{ subject: row.subject ?? support.subject, at: row.created_at, text: row.body, html: row.html && withoutPictures(row.html) },
  };
  const { zone } = await readDesk(tx, container_id);
  return { quoted: quoted ?? null, language: await languageOfOrder(tx, container_id, support.order_id), zone };
};
