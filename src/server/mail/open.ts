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
import { publicNetwork } from './servers/network';

/** What a store says of its mailbox. */
export type MailStore = Pick<Selectable<Database['stores']>, 'container_id' | '_id' | 'settings' | 'secrets'>;

/** How a mailbox is reached, as it was typed. */
interface Typed {
  readonly mailer: string;
  readonly secret: string;
}

/** The password that is kept of a store's mailbox; null: none. */
export const keptSecret = ({ config }: Pick<Services, 'config'>, store: MailStore): Promise<string | null> =>
  sealedFieldOf(config.dataDir, store, 'sto_mailer_secret');

/** The address of a store's mailbox; undefined: it has none. */
export const mailAddress = ({ settings: { sto_mailer } }: Pick<MailStore, 'settings'>): string | undefined =>
  typeof sto_mailer === 'string' ? parseMailer(sto_mailer)?.address : undefined;

const openingOf = async (services: Services, { mailer: text, secret }: Typed, signal: AbortSignal) => {
  const mailer = parseMailer(text);
  if (!mailer) throw new UserError('store.fieldMailer');
  if (secret === '') throw new UserError('mail.secretMissing');
  const common = { password: secret, signal };
  if (mailer.kind !== 'http') return { kind: 'servers', mailer, network: publicNetwork, ...common } as const;
  // Nobody but the sandbox is given a password this way.
  const allowLoopback = await sandboxGate(services);
  const url = new URL(mailer.url);
  if (!allowLoopback(url)) throw new UserError('mail.refusedAddress', { values: { host: url.host } });
  return { kind: 'http', url: mailer.url, allowLoopback, ...common } as const;
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
  const opening = await openingOf(services, { mailer: sto_mailer, secret: (await keptSecret(services, store)) ?? '' }, signal);
  return opening.kind === 'http' ? openOverHttp(opening) : openServers(opening);
};
