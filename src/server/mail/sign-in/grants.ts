import type { Insertable, Selectable } from 'kysely';
import { parseMailer } from '../../../domain/stores/mailer';
import type { StoreRef, Tx } from '../../kernel/context';
import type { Config } from '../../kernel/config';
import type { Database } from '../../db/schema';
import { serversSignedIn } from './fits';
import { mailProvider } from './providers';

export type MailGrant = Selectable<Database['mail_grants']>;

/** The purpose tokens of a mailbox are sealed for. */
export const sealedForMailbox = (containerId: string, storeId: string): string => `mailbox:${containerId}:${storeId}`;

/** The sign-in of a store's mailbox. */
export const findGrant = (tx: Tx, { container_id, store_id }: StoreRef): Promise<MailGrant | undefined> =>
  tx.selectFrom('mail_grants').selectAll().where('container_id', '=', container_id).where('store_id', '=', store_id).executeTakeFirst();

export const keepGrant = async (tx: Tx, grant: Insertable<Database['mail_grants']>): Promise<void> => {
  await tx
    .insertInto('mail_grants')
    .values(grant)
    .onConflict((on) => on.columns(['container_id', 'store_id']).doUpdateSet({ ...grant, refused_at: null }))
    .execute();
};

/** Forgets what opens mailboxes. */
export const dropGrants = async (tx: Tx, containerId: string, storeIds: readonly string[]): Promise<void> => {
  if (storeIds.length === 0) return;
  await tx.deleteFrom('mail_grants').where('container_id', '=', containerId).where('store_id', 'in', storeIds).execute();
};

/** A mailbox that was typed anew is not signed in any more, unless it is the same one. `hasPassword`: one was typed, and holds from now on. */
export const dropOtherGrant = async (
  tx: Tx,
  { apps }: Pick<Config, 'apps'>,
  ref: StoreRef,
  { mailer: text, hasPassword }: { readonly mailer: unknown; readonly hasPassword: boolean },
): Promise<void> => {
  const grant = await findGrant(tx, ref);
  if (!grant) return;
  const provider = mailProvider({ apps }, grant.provider);
  const mailer = typeof text === 'string' ? parseMailer(text) : null;
  // Of one that is not described now nobody can tell.
  const isSame = mailer && (!provider || serversSignedIn(provider, mailer, grant.address));
  if (hasPassword || !isSame) await dropGrants(tx, ref.container_id, [ref.store_id]);
};
