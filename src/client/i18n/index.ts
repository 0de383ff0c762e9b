import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import Cookies from 'universal-cookie';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_LIFE, preferredLanguage, type Language } from '../../domain/languages';
import en from './en';
import './typed';

const cookies = new Cookies(null, { path: '/' });

/** Every language but English is loaded when it is chosen. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: object }>>> = {
  de: () => import('./de'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
};

const addTexts = (language: Language, texts: object): void => {
  for (const [namespace, keys] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, keys);
};

/** The screens' texts in English, which every language falls back to. A screen waits for them; they load beside its code. */
export const loadScreenTexts = async (): Promise<void> => {
  if (!i18next.hasResourceBundle('en', 'editor')) addTexts('en', (await import('./en-screens')).default);
};

const speak = async (language: Language): Promise<void> => {
  if (language !== 'en') addTexts(language, (await loaders[language]()).default);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Speaks another language and remembers it, for the account site too. */
export const setLanguage = async (language: Language): Promise<void> => {
  await speak(language);
  cookies.set(LANGUAGE_COOKIE, language, { path: '/', maxAge: LANGUAGE_COOKIE_LIFE, sameSite: 'lax' });
};

/** The language that is spoken now. */
export const spokenLanguage = (): string => i18next.language;

/** Makes the texts ready, in the preferred language where it loads, else in English. */
export const startTexts = async (): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en },
    ns: Object.keys(en),
    defaultNS: 'common',
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    showSupportNotice: false,
  });
  const chosen = cookies.get<string | undefined>(LANGUAGE_COOKIE, { doNotParse: true });
  const language = preferredLanguage(chosen, navigator.languages);
  if (language !== 'en') await speak(language).catch(() => undefined);
};
