import { mailDomain } from '../../domain/stores/mailer';
import type { StoreRef, Tx } from '../kernel/context';
import type { KeyedMail } from './store-files';

/** A Message-ID for a mail whose own cannot be believed; of the same mail always the same. */
const otherId = ({ id, digest }: KeyedMail): string => `${digest.slice(0, 32)}.${mailDomain(id) || 'mail'}@mail.invalid`;

/**
 * Anybody can call a mail by the Message-ID of another. One that claims a name another mail of the store has, and says something else, gets a name of its
 * own: neither hides the other.
 */
export const withOwnIds = async (
  tx: Tx,
  { container_id, store_id }: StoreRef,
  mailbox: string,
  mails: readonly KeyedMail[],
): Promise<KeyedMail[]> => {
  const known = await tx
    .selectFrom('messages')
    .select(['mail_id', 'direction', 'email', 'body', 'mail_key'])
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('mail_id', 'in', [...mails.map(({ id }) => id), ''])
    .execute();
  const first = new Map<string, string>();
  return mails.map((mail) => {
    const before = first.get(mail.id);
    first.set(mail.id, before ?? mail.digest);
    const writer = mail.from?.address.toLowerCase() ?? null;
    const claimed = known.filter(({ mail_id }) => mail_id === mail.id);
    const isSame = claimed.some(({ direction, email, body, mail_key }) =>
      direction === 'out'
        ? writer === mailbox.toLowerCase()
        : mail_key === mail.key || (email === writer && body.trim() === mail.text.trim()),
    );
    const isOther = !isSame && (claimed.length > 0 || (before !== undefined && before !== mail.digest));
    return isOther ? { ...mail, id: otherId(mail) } : mail;
  });
};
