import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './en';
import './typed';

export const LANGUAGES = ['en', 'de', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' };

const REMEMBERED = 'language';

/** Every language but English is loaded when it is chosen. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: object }>>> = {
  de: () => import('./de'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
};

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language chosen before, or the first one the browser asks for that we speak, or English. */
export const preferredLanguage = (remembered: string | null, wanted: readonly string[]): Language =>
  [remembered ?? '', ...wanted].map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

const addTexts = (language: Language, texts: object): void => {
  for (const [namespace, keys] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, keys);
};

/** The screens' texts in English, which every language falls back to. A screen waits for them; they load beside its code. */
export const loadScreenTexts = async (): Promise<void> => {
  if (!i18next.hasResourceBundle('en', 'editor')) addTexts('en', (await import('./en-screens')).default);
};

/** Speaks another language and remembers it. */
export const setLanguage = async (language: Language): Promise<void> => {
  if (language !== 'en') {
    addTexts(language, (await loaders[language]()).default);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  localStorage.setItem(REMEMBERED, language);
};

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
  const language = preferredLanguage(localStorage.getItem(REMEMBERED), navigator.languages);
  if (language !== 'en') await setLanguage(language).catch(() => undefined);
};
