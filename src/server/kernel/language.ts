import type { FastifyRequest } from 'fastify';
import i18next, { type TFunction } from 'i18next';
import Negotiator from 'negotiator';
import deAccount from '../../../i18n/de/account.json';
import deNotifications from '../../../i18n/de/notifications.json';
import enAccount from '../../../i18n/en/account.json';
import enNotifications from '../../../i18n/en/notifications.json';
import frAccount from '../../../i18n/fr/account.json';
import frNotifications from '../../../i18n/fr/notifications.json';
import ptAccount from '../../../i18n/pt/account.json';
import ptNotifications from '../../../i18n/pt/notifications.json';
import { LANGUAGE_COOKIE, preferredLanguage, type Language } from '../../domain/languages';

/** What the server puts in words itself; everything else is said by the client. */
const resources = {
  en: { account: enAccount, notifications: enNotifications },
  de: { account: deAccount, notifications: deNotifications },
  fr: { account: frAccount, notifications: frNotifications },
  pt: { account: ptAccount, notifications: ptNotifications },
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

/** The tags of the Accept-Language header, the most wanted first. */
const wantedLanguages = ({ headers }: FastifyRequest): readonly string[] => new Negotiator({ headers }).languages();

/** The language of whoever reads a page of ours: the one they chose, or one their browser asks for. */
export const languageOfVisitor = (request: FastifyRequest): Language =>
  preferredLanguage(request.cookies[LANGUAGE_COOKIE], wantedLanguages(request));

/** The language a program asks for. No cookie is looked at: what the API does depends on nothing a browser adds by itself. */
export const languageOfCaller = (request: FastifyRequest): Language => preferredLanguage(null, wantedLanguages(request));
