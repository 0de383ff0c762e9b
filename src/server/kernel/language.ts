import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import i18next, { type TFunction } from 'i18next';
import Negotiator from 'negotiator';
import type invoice from '../../../i18n/en/invoice.json';
import type account from '../../../i18n/en/account.json';
import type help from '../../../i18n/en/help.json';
import type mail from '../../../i18n/en/mail.json';
import type notifications from '../../../i18n/en/notifications.json';
import type refusals from '../../../i18n/en/refusals.json';
import type slip from '../../../i18n/en/slip.json';
import type { RefusalCode, RefusalValues } from '../../domain/fault';
import {
  LANGUAGE_COOKIE,
  LANGUAGES,
  preferredLanguage,
  withPluralForms,
  type Language,
  type Texts as AnyTexts,
} from '../../domain/languages';

/** What the server puts in words itself; everything else is said by the client. */
type Texts = {
  readonly account: typeof account;
  readonly help: typeof help;
  readonly invoice: typeof invoice;
  readonly mail: typeof mail;
  readonly notifications: typeof notifications;
  readonly refusals: typeof refusals;
  readonly slip: typeof slip;
};

/* oxlint-disable typescript/no-require-imports -- The files are named by language, and wanted before the first request. */
const textsOf = (language: Language): Readonly<Record<keyof Texts, AnyTexts>> => ({
  account: withPluralForms(language, require(`../../../i18n/${language}/account.json`) as AnyTexts),
  help: withPluralForms(language, require(`../../../i18n/${language}/help.json`) as AnyTexts),
  invoice: withPluralForms(language, require(`../../../i18n/${language}/invoice.json`) as AnyTexts),
  mail: withPluralForms(language, require(`../../../i18n/${language}/mail.json`) as AnyTexts),
  notifications: withPluralForms(language, require(`../../../i18n/${language}/notifications.json`) as AnyTexts),
  refusals: withPluralForms(language, require(`../../../i18n/${language}/refusals.json`) as AnyTexts),
  slip: withPluralForms(language, require(`../../../i18n/${language}/slip.json`) as AnyTexts),
});
/* oxlint-enable typescript/no-require-imports */

const texts = i18next.createInstance();
void texts.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)])),
  ns: ['account', 'help', 'invoice', 'mail', 'notifications', 'refusals', 'slip'],
  // The texts are here already: ready at once.
  initAsync: false,
  // Pages escape what they are built of.
  interpolation: { escapeValue: false },
  showSupportNotice: false,
});

/** The texts of one namespace in one language. */
export const textsIn = <Namespace extends keyof Texts>(language: Language, namespace: Namespace): TFunction<Namespace> =>
  texts.getFixedT(language, namespace);

/** What a refusal says in one language. */
export const refusalIn = (language: Language, refusal: RefusalCode, values: RefusalValues = {}): string =>
  textsIn(language, 'refusals')(refusal, values);

/** The tags of the Accept-Language header, the most wanted first. */
const wantedLanguages = ({ headers }: FastifyRequest): readonly string[] => new Negotiator({ headers }).languages();

/** The language of whoever reads a page of ours: the one they chose, or one their browser asks for. */
export const languageOfVisitor = (request: FastifyRequest): Language =>
  preferredLanguage(cookie.parse(request.headers.cookie ?? '')[LANGUAGE_COOKIE], wantedLanguages(request));

/** The language a program asks for. No cookie is looked at: what the API does depends on nothing a browser adds by itself. */
export const languageOfCaller = (request: FastifyRequest): Language => preferredLanguage(null, wantedLanguages(request));
