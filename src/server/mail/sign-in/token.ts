import { ConnectorError, type Access } from '../../connectors/connector';
import { askTokens } from '../../connectors/oauth';
import { unixNow } from '../../kernel/clock';
import type { Services, StoreRef } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { openVault } from '../../kernel/vault';
import { outsideOf } from '../../outside';
import { keptTokens, tokensIn } from './consent';
import { findGrant, sealedForMailbox, type MailGrant } from './grants';
import type { MailProvider } from './providers';

/** Seconds before its end from which on a token is renewed: what it opens takes a while. */
const SPARE = 60;

const signInAgain = (): UserError => new UserError('mail.signInAgain');

/** The refusal for a failure of the provider: that a grant has ended is for a person to mend, all else passes or is the administrator's. */
const failureOf = (error: unknown, provider: string): unknown => {
  if (!(error instanceof ConnectorError) || error.code === 'interrupted') return error;
  return error.retry
    ? new UserError('mail.signInUnavailable', { values: { provider } })
    : new UserError('mail.signInRefused', { values: { provider, answer: error.message } });
};

/**
 * Gives tokens of a mailbox that is signed in, each good for a while. One process at a time renews; whoever comes after it gets what it was given. A
 * grant that has ended is asked about once: from then on only a person can go on.
 */
export const tokenOf =
  (services: Services, ref: StoreRef, provider: MailProvider, signal: AbortSignal) =>
  async (refused: string | null): Promise<string> => {
    const { container_id: containerId, store_id } = ref;
    const vault = await openVault(services.config.dataDir);
    const sealedFor = sealedForMailbox(containerId, store_id);
    const accessIn = ({ tokens }: MailGrant): Access => JSON.parse(vault.open(tokens, sealedFor)) as Access;
    const grant = await services.inContainer(containerId, (tx) => findGrant(tx, ref));
    if (!grant || grant.refused_at !== null) throw signInAgain();
    const stale = accessIn(grant);
    const { access_token, expires_at } = tokensIn(stale);
    if (access_token !== refused && expires_at > unixNow() + SPARE) return access_token;

    const outside = await outsideOf(
      services,
      {
        containerId,
        _id: `mailbox:${store_id}`,
        read: async (tx) => {
          const kept = await findGrant(tx, ref);
          if (!kept) throw signInAgain();
          return accessIn(kept);
        },
        write: async (tx, access) => {
          await tx
            .updateTable('mail_grants')
            .set({ tokens: vault.seal(JSON.stringify(access), sealedFor) })
            .where('container_id', '=', containerId)
            .where('store_id', '=', store_id)
            .execute();
        },
      },
      signal,
    );
    const { app, name } = provider;
    try {
      const renewed = await outside.renew(stale, async (kept) => {
        const { refresh_token } = tokensIn(kept);
        const { token } = await provider.endpoints(outside);
        const form = { grant_type: 'refresh_token', client_id: app.id, client_secret: app.secret, refresh_token };
        return keptTokens(await askTokens(outside, { name, url: token, form }), refresh_token);
      });
      return tokensIn(renewed).access_token;
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.code !== 'connect_again') throw failureOf(error, name);
      // Not of a grant that somebody gave anew meanwhile.
      await services.inContainer(containerId, (tx) =>
        tx
          .updateTable('mail_grants')
          .set({ refused_at: unixNow() })
          .where('container_id', '=', containerId)
          .where('store_id', '=', store_id)
          .where('tokens', '=', grant.tokens)
          .execute(),
      );
      throw signInAgain();
    }
  };
