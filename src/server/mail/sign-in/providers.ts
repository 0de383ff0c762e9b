import { z } from 'zod';
import { parseMailer, type MailServer } from '../../../domain/stores/mailer';
import { MAIL_PROVIDERS, type MailProviderId } from '../../../domain/stores/mail-providers';
import { readJson, unreadable } from '../../connectors/answer';
import type { App, Outside } from '../../connectors/connector';
import { Transport, type Call } from '../../connectors/transport';
import type { Config } from '../../kernel/config';

interface Endpoints {
  /** The address a browser is sent to. */
  readonly authorize: string;
  readonly token: string;
}

/** A provider of mailboxes: the scope that is asked for, and the only servers its tokens are ever given to. */
export interface MailProvider {
  readonly id: MailProviderId;
  /** As people know it. */
  readonly name: string;
  readonly app: App;
  readonly redirect: string | undefined;
  readonly scope: string;
  /** Further parameters of the address a browser is sent to. */
  readonly asks: Readonly<Record<string, string>>;
  /** The part of the scope a person can leave out there; null: none. */
  readonly needed: string | null;
  readonly out: MailServer;
  readonly in: MailServer;
  readonly isIssuer: (issuer: string) => boolean;
  readonly endpoints: (outside: Outside) => Promise<Endpoints>;
}

const OPENID = 'openid email';

const secureAt = (host: string): MailServer => ({ host, port: 993, secure: true, login: null });
const submissionAt = (host: string): MailServer => ({ host, port: 587, secure: false, login: null });

const at = (authorize: string, token: string) => (): Promise<Endpoints> => Promise.resolve({ authorize, token });

type Apps = NonNullable<Config['apps']>;
type Described = Omit<MailProvider, 'id' | 'app' | 'redirect'>;

const google: Described = {
  name: 'Google',
  scope: `https://mail.google.com/ ${OPENID}`,
  // Without these there is no refresh token, or only the first time.
  asks: { access_type: 'offline', prompt: 'consent' },
  needed: 'https://mail.google.com/',
  out: submissionAt('smtp.gmail.com'),
  in: secureAt('imap.gmail.com'),
  isIssuer: (issuer) => issuer === 'https://accounts.google.com' || issuer === 'accounts.google.com',
  endpoints: at('https://accounts.google.com/o/oauth2/v2/auth', 'https://oauth2.googleapis.com/token'),
};

/** `name` of the application is the tenant it is registered in, where it serves no other. */
const microsoft = ({ name: tenant = 'common' }: App): Described => {
  const place = `https://login.microsoftonline.com/${encodeURIComponent(tenant)}/oauth2/v2.0`;
  return {
    name: 'Microsoft',
    scope: `https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send offline_access ${OPENID}`,
    asks: { prompt: 'select_account' },
    needed: null,
    out: submissionAt('smtp.office365.com'),
    in: secureAt('outlook.office365.com'),
    // The tenant in it is that of the person.
    isIssuer: (issuer) => /^https:\/\/login\.microsoftonline\.com\/[\w.-]+\/v2\.0$/u.test(issuer),
    endpoints: at(`${place}/authorize`, `${place}/token`),
  };
};

const webAddress = z.url({ protocol: /^https$/u });
const discoveryShape = z.object({ issuer: z.string(), authorization_endpoint: webAddress, token_endpoint: webAddress });

const withoutSlash = (address: string): string => address.replace(/\/$/u, '');

/** The provider whoever runs the server describes; its endpoints are told by its issuer (OpenID Connect Discovery 1.0). */
const described = ({ name = '', issuer = '', scope = '', out, in: keeps }: Apps[string]): Described | undefined => {
  const servers = parseMailer(`a@example.com ${out} ${keeps}`);
  if (servers?.kind !== 'named') return undefined;
  const place = withoutSlash(issuer);
  const isIssuer = (told: string): boolean => withoutSlash(told) === place;
  return {
    name,
    scope: `${scope} ${OPENID}`,
    asks: {},
    needed: null,
    out: { ...servers.out, login: null },
    in: { ...servers.in, login: null },
    isIssuer,
    endpoints: (outside) => {
      const call: Call = { method: 'GET', url: new URL(`${place}/.well-known/openid-configuration`) };
      return new Transport({}, outside, { name, sign: (plain) => plain }).ask(call, (response) => {
        const { issuer: told, authorization_endpoint, token_endpoint } = readJson(name, call, response, discoveryShape);
        // An answer about another issuer does not count (OpenID Connect Discovery 1.0, 4.3).
        if (!isIssuer(told)) throw unreadable(name, call);
        return { authorize: authorization_endpoint, token: token_endpoint };
      });
    },
  };
};

/** A provider at which our application is registered; undefined: it is not. */
export const mailProvider = ({ apps }: Pick<Config, 'apps'>, id: MailProviderId): MailProvider | undefined => {
  const app = apps?.[id];
  if (!app) return undefined;
  const what = { google: () => google, microsoft: () => microsoft(app), mail: () => described(app) }[id]();
  return what && { id, app, redirect: app.redirect, ...what };
};

/** The providers the operator registered. */
export const mailProviders = (config: Pick<Config, 'apps'>): readonly MailProvider[] =>
  MAIL_PROVIDERS.flatMap((id) => mailProvider(config, id) ?? []);

/** More names of servers that are a provider's. */
const OTHER_HOSTS: Readonly<Record<MailProviderId, readonly string[]>> = {
  google: ['imap.googlemail.com', 'smtp.googlemail.com'],
  microsoft: ['outlook.office.com', 'imap-mail.outlook.com', 'smtp-mail.outlook.com'],
  mail: [],
};

/** True for the mail servers of a provider. */
export const isServerOf = ({ id, out, in: keeps }: MailProvider, host: string): boolean =>
  [out.host, keeps.host, ...OTHER_HOSTS[id]].includes(host);
