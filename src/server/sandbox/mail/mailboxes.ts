import type { Services } from '../../kernel/context';
import { makeToken } from '../tokens';

interface Mailbox {
  readonly address: string;
  /** Slug of the shop whose it is. */
  readonly shop: string;
}

/** Each of the sandbox's shops has one. */
export const MAILBOXES: readonly Mailbox[] = [
  { address: 'hello@sandbox-shop.test', shop: 'shop' },
  { address: 'hello@nordic-gifts.test', shop: 'nordic-gifts' },
  { address: 'hello@fast-tees.test', shop: 'fast-tees' },
];

/** What a store is told to use a shop's mailbox: what is typed as its mailer, and a new secret. */
export const mailAccess = async (
  services: Services,
  { shop, origin }: { readonly shop: string; readonly origin: string },
): Promise<{ mailer: string; secret: string } | undefined> => {
  const mailbox = MAILBOXES.find((each) => each.shop === shop);
  return mailbox && { mailer: `${mailbox.address} ${origin}/sandbox/mail`, secret: await makeToken(services, 'mail', mailbox.address) };
};
