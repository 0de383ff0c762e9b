import type { Selectable } from 'kysely';
import { parseMailer } from '../../domain/stores/mailer';
import { sealedFieldOf } from '../connectors/secrets';
import type { Database } from '../db/schema';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { sandboxGate } from '../sandbox';
import type { MailDoor } from './door';
import { openOverHttp, tryOverHttp } from './over-http';
import { openServers, tryServers } from './servers/mailbox';
import { networkOf } from './servers/network';
import { serversSignedIn } from './sign-in/fits';
import { findGrant } from './sign-in/grants';
import { isServerOf, mailProvider, mailProviders } from './sign-in/providers';
import { tokenOf } from './sign-in/token';

/** What a store says of its mailbox. */
export type MailStore = Pick<Selectable<Database['stores']>, 'container_id' | '_id' | 'settings' | 'secrets'>;

/** How a mailbox is reached, as it was typed. */
interface Typed {
  readonly mailer: string;
  /** Empty: none. */
  readonly secret: string;
  /** The store it may be signed in for; undefined: a new one. */
  readonly store: MailStore | undefined;
}

/** The password that is kept of a store's mailbox; null: none. */
export const keptSecret = ({ config }: Pick<Services, 'config'>, store: MailStore): Promise<string | null> =>
  sealedFieldOf(config.dataDir, store, 'sto_mailer_secret');

/** The address of a store's mailbox; undefined: it has none. */
export const mailAddress = ({ settings: { sto_mailer } }: Pick<MailStore, 'settings'>): string | undefined =>
  typeof sto_mailer === 'string' ? parseMailer(sto_mailer)?.address : undefined;

/** The token of a mailbox that is signed in; undefined: it is not, or it is another than the one that was. */
const signedInOpening = async (services: Services, { mailer: text, secret, store }: Typed, signal: AbortSignal) => {
  const mailer = parseMailer(text);
  if (secret !== '' || !store || !mailer || mailer.kind === 'http') return undefined;
  const ref = { container_id: store.container_id, store_id: store._id };
  const grant = await services.inContainer(store.container_id, (tx) => findGrant(tx, ref));
  if (!grant) return undefined;
  const provider = mailProvider(services.config, grant.provider);
  const servers = provider && serversSignedIn(provider, mailer, grant.address);
  if (!servers) return undefined;
  return {
    mailer,
    servers,
    credentials: { kind: 'token', provider: provider.name, token: tokenOf(services, ref, provider, signal) },
  } as const;
};

const openingOf = async (services: Services, typed: Typed, signal: AbortSignal) => {
  const mailer = parseMailer(typed.mailer);
  if (!mailer) throw new UserError('store.fieldMailer');
  const network = networkOf(services.config);
  const signedIn = await signedInOpening(services, typed, signal);
  if (signedIn) return { kind: 'servers', network, signal, ...signedIn } as const;
  const { secret: password } = typed;
  if (password === '') throw new UserError('mail.secretMissing');
  if (mailer.kind !== 'http') {
    const offered = mailProviders(services.config);
    const insteadAt = (host: string): string | undefined => offered.find((provider) => isServerOf(provider, host))?.name;
    return { kind: 'servers', mailer, network, signal, credentials: { kind: 'password', password, insteadAt } } as const;
  }
  // Nobody but the sandbox is given a password this way.
  const allowLoopback = await sandboxGate(services);
  const url = new URL(mailer.url);
  if (!allowLoopback(url)) throw new UserError('mail.refusedAddress', { values: { host: url.host } });
  return { kind: 'http', url: mailer.url, allowLoopback, password, signal } as const;
};

/** Tries a mailbox as it was typed; throws a refusal that says what is wrong. */
export const tryMailbox = async (services: Services, typed: Typed, signal: AbortSignal): Promise<void> => {
  const opening = await openingOf(services, typed, signal);
  await (opening.kind === 'http' ? tryOverHttp(opening) : tryServers(opening));
};

/** Opens the mailbox of a store; throws a refusal where it has none or its servers cannot be found. Whoever opens it closes it. */
export const openMailDoor = async (services: Services, store: MailStore, signal: AbortSignal): Promise<MailDoor> => {
  const { sto_mailer } = store.settings;
  if (typeof sto_mailer !== 'string') throw new UserError('mail.noMailbox');
  const opening = await openingOf(services, { mailer: sto_mailer, secret: (await keptSecret(services, store)) ?? '', store }, signal);
  return opening.kind === 'http' ? openOverHttp(opening) : openServers(opening);
};
