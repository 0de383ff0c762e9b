import type { FastifyRequest } from 'fastify';
import i18next, { type TFunction } from 'i18next';
import deAccount from '../../../i18n/de/account.json';
import deNotifications from '../../../i18n/de/notifications.json';
import deRefusals from '../../../i18n/de/refusals.json';
import enAccount from '../../../i18n/en/account.json';
import enNotifications from '../../../i18n/en/notifications.json';
import enRefusals from '../../../i18n/en/refusals.json';
import frAccount from '../../../i18n/fr/account.json';
import frNotifications from '../../../i18n/fr/notifications.json';
import frRefusals from '../../../i18n/fr/refusals.json';
import ptAccount from '../../../i18n/pt/account.json';
import ptNotifications from '../../../i18n/pt/notifications.json';
import ptRefusals from '../../../i18n/pt/refusals.json';
import type { RefusalCode, RefusalValues } from '../../domain/fault';
import { LANGUAGE_COOKIE, preferredLanguage, type Language } from '../../domain/languages';
import { cookieOf } from './cookies';

/** What the server puts in words itself; everything else is said by the client. */
const resources = {
  en: { account: enAccount, notifications: enNotifications, refusals: enRefusals },
  de: { account: deAccount, notifications: deNotifications, refusals: deRefusals },
  fr: { account: frAccount, notifications: frNotifications, refusals: frRefusals },
  pt: { account: ptAccount, notifications: ptNotifications, refusals: ptRefusals },
} satisfies Readonly<Record<Language, object>>;

const texts = i18next.createInstance();
void texts.init({
  lng: 'en',
  fallbackLng: 'en',
  resources,
  ns: Object.keys(resources.en),
  // The texts are here already: ready at once.
  initAsync: false,
  // Pages escape what they are built of.
  interpolation: { escapeValue: false },
  showSupportNotice: false,
});

/** The texts of one namespace in one language. */
export const textsIn = <Namespace extends keyof (typeof resources)['en']>(language: Language, namespace: Namespace): TFunction<Namespace> =>
  texts.getFixedT(language, namespace);

/** What a refusal says in one language. */
export const refusalIn = (language: Language, refusal: RefusalCode, values: RefusalValues = {}): string =>
  textsIn(language, 'refusals')(refusal, values);

/** The tags of an Accept-Language header, the most wanted first. */
export const wantedLanguages = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
      return { tag, weight };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

/** The language of whoever reads a page of ours: the one they chose, or one their browser asks for. */
export const languageOfVisitor = (request: FastifyRequest): Language =>
  preferredLanguage(cookieOf(request, LANGUAGE_COOKIE), wantedLanguages(request.headers['accept-language']));

/** The language a program asks for. No cookie is looked at: what the API does depends on nothing a browser adds by itself. */
export const languageOfCaller = (request: FastifyRequest): Language =>
  preferredLanguage(null, wantedLanguages(request.headers['accept-language']));
