import type { StoreMailbox } from '../../contract/generated/resolvers';
import { isMailProvider } from '../../domain/stores/mail-providers';
import { ConnectorError } from '../connectors/connector';
import { readWithSecrets } from '../connectors/audited';
import { storeFieldsOf } from '../connectors/secrets';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import type { Config } from '../kernel/config';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { openVault } from '../kernel/vault';
import { consentAddress, takeConsent } from '../mail/sign-in/consent';
import { signedMailbox } from '../mail/sign-in/fits';
import { dropGrants, findGrant, keepGrant, sealedForMailbox } from '../mail/sign-in/grants';
import { mailProvider, mailProviders, type MailProvider } from '../mail/sign-in/providers';
import { mailAddress } from '../mail/open';
import { outsideOfNobody } from '../outside';
import { comeBack, redirectTo, setOut } from './door';
import { findStore, readStore } from './operations';
import { visibleStores } from './rows';
import { sealAgain } from './save';

const missing = (): UserError => new UserError('store.missing', { code: 'NOT_FOUND' });

/** The sign-in of a store's mailbox, and the providers it could be signed in with. No token is among it. */
const mailboxOf = async (tx: Tx, config: Config, container_id: string, store_id: string): Promise<StoreMailbox> => {
  const grant = await findGrant(tx, { container_id, store_id });
  const name = grant && (mailProvider(config, grant.provider)?.name ?? grant.provider);
  return {
    _id: store_id,
    signed_in:
      grant && name !== undefined ? { provider: grant.provider, name, address: grant.address, ended: grant.refused_at !== null } : null,
    offered: mailProviders(config).map(({ id, name: offered }) => ({ provider: id, name: offered })),
  };
};

const visible = async (tx: Tx, containerId: string, id: string): Promise<string> => {
  const store = await visibleStores(tx, containerId).where('s._id', '=', id.trim()).select('s._id').executeTakeFirst();
  if (!store) throw missing();
  return store._id;
};

/** The provider a mailbox is to be signed in with; throws where our application is not registered there. */
const providerNamed = ({ config }: RequestContext['services'], id: string): MailProvider => {
  const provider = isMailProvider(id) ? mailProvider(config, id) : undefined;
  if (!provider) throw new UserError('store.noApp', { values: { platform: id } });
  return provider;
};

/** The entry of the audit log: who signed in where, and that the tokens are others. */
const readAuditedGrants = readWithSecrets(
  'mail_grants',
  { label: 'address', id: 'store_id', shown: ['provider', 'address'] },
  { tokens: sealedForMailbox },
);

export const Query: Pick<QueryOperations, 'storeMailbox'> = {
  storeMailbox: {
    rule: { module: 'store', access: 'view' },
    run: async (tx, { _id }, { container, services }) =>
      mailboxOf(tx, services.config, container._id, await visible(tx, container._id, _id)),
  },
};

export const Mutation: Pick<MutationOperations, 'authorizeStoreMailbox' | 'storeMailboxAuthorized' | 'storeMailboxSignOut'> = {
  /** Sends a seller to sign in to the store's mailbox. */
  authorizeStoreMailbox: operation({
    rule: { module: 'store', access: 'update' },
    answersSecret: true,
    prepare: async ({ _id, provider: id }, context) => {
      const { services, origin } = context;
      const store = await readStore(_id, context);
      const provider = providerNamed(services, id);
      const redirect = redirectTo(services, provider.id, origin);
      const out = await setOut(store, { redirect, mail_provider: provider.id }, context);
      const address = mailAddress(store) ?? null;
      try {
        return await consentAddress(provider, { ...out, redirect, address }, await outsideOfNobody(services));
      } catch (error) {
        if (error instanceof ConnectorError) throw new UserError('store.doorFailed', { values: { answer: error.message } });
        throw error;
      }
    },
    run: (_tx, { _id }, _context, address) => Promise.resolve({ _id, address }),
  }),

  /** The provider's code is exchanged for tokens of the mailbox, which has no password from then on. */
  storeMailboxAuthorized: operation({
    rule: { module: 'store', access: 'update' },
    audit: { action: 'store.mailboxSignedIn', ids: (_args, store) => [store?._id], read: readAuditedGrants },
    prepare: async ({ answer }, context) => {
      const { services } = context;
      const query = new URLSearchParams(answer);
      const entered = await comeBack(query.get('state') ?? '', 'mail provider', context);
      if (!entered) throw new UserError('mail.signInClosed', { code: 'NOT_FOUND' });
      const provider = providerNamed(services, entered.mail_provider ?? '');
      const consent = await takeConsent(provider, { query, ...entered }, await outsideOfNobody(services));
      return { store_id: entered.store_id, provider, consent, vault: await openVault(services.config.dataDir) };
    },
    run: async (tx, _args, { container }, { store_id, provider, consent, vault }) => {
      const { addresses, tokens } = consent;
      const store = await visibleStores(tx, container._id).where('s._id', '=', store_id).selectAll('s').forNoKeyUpdate().executeTakeFirst();
      if (!store) throw missing();
      const { sto_mailer_secret: _mask, ...settings } = store.settings;
      const typed = typeof settings.sto_mailer === 'string' ? settings.sto_mailer : null;
      const signed = signedMailbox(provider, typed, addresses);
      if (!signed)
        throw new UserError('mail.otherAccount', { values: { signedIn: addresses[0] ?? '', address: mailAddress(store) ?? '' } });
      const secrets = sealAgain(vault, storeFieldsOf(container._id, store_id), store.secrets, { sto_mailer_secret: null });
      await tx
        .updateTable('stores')
        .set({ settings: jsonb({ ...settings, sto_mailer: signed.mailer }), secrets, updated_at: unixNow() })
        .where('container_id', '=', container._id)
        .where('_id', '=', store_id)
        .execute();
      await keepGrant(tx, {
        ...{ container_id: container._id, store_id, provider: provider.id, address: signed.address },
        tokens: vault.seal(JSON.stringify(tokens), sealedForMailbox(container._id, store_id)),
      });
      // It is read at once.
      await tx
        .updateTable('mailboxes')
        .set({ next_at: 0 })
        .where('container_id', '=', container._id)
        .where('store_id', '=', store_id)
        .execute();
      return findStore(tx, container._id, store_id);
    },
  }),

  /** Forgets what opens the mailbox. */
  storeMailboxSignOut: {
    rule: { module: 'store', access: 'update' },
    audit: { action: 'store.mailboxSignedOut', ids: ({ _id }) => [_id], read: readAuditedGrants },
    run: async (tx, { _id }, { container, services }) => {
      const store_id = await visible(tx, container._id, _id);
      await dropGrants(tx, container._id, [store_id]);
      return mailboxOf(tx, services.config, container._id, store_id);
    },
  },
};
