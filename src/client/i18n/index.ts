import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import Cookies from 'universal-cookie';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_LIFE,
  preferredLanguage,
  withPluralForms,
  type Language,
  type Texts,
} from '../../domain/languages';
import common from '../../../i18n/en/common.json';
import errors from '../../../i18n/en/errors.json';
import shell from '../../../i18n/en/shell.json';
import { SHELL_TEXTS, TEXT_GROUPS, type TextGroup } from './namespaces';
import './typed';

const cookies = new Cookies(null, { path: '/' });

/** Loads a group of texts of a language: one script. */
const load = async (language: string, group: TextGroup): Promise<void> => {
  const { default: texts } = (await import(/* webpackChunkName: "texts-[request]" */ `./generated/${language}-${group}.ts`)) as {
    readonly default: Readonly<Record<string, Texts>>;
  };
  for (const [namespace, keys] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, withPluralForms(language, keys));
};

/** Whether a screen was shown yet, so that its texts are wanted in every language that is spoken from now on. */
let withScreens = false;

const isMissing = (language: string, group: TextGroup): boolean => !i18next.hasResourceBundle(language, TEXT_GROUPS[group][0]);

const wanted = (): readonly TextGroup[] => (withScreens ? ['shell', 'screens'] : ['shell']);

const loadMissing = async (language: () => string, groups: () => readonly TextGroup[]): Promise<void> => {
  const missing = (): TextGroup[] => groups().filter((group) => isMissing(language(), group));
  // More may be wanted, or another language, when they are here.
  while (missing().length > 0) await Promise.all(missing().map((group) => load(language(), group)));
};

/** The language that is spoken, or will be when its texts are here. */
let speaking = 'en';
const spoken = (): string => speaking;

/** Loads what no screen waits for. Without it refusals are told in English, so that it could not be loaded is no fault. */
const loadLateTexts = (language: () => string): Promise<void> => loadMissing(language, () => ['late']).catch(() => undefined);

/** The words of a drawer that says much; it waits for them. */
export const loadDrawerTexts = (): Promise<void> => loadMissing(spoken, () => ['late']);

/** The words refusals are told in, for a page that tells one before there is a screen. */
export const loadRefusalTexts = (): Promise<void> => loadLateTexts(spoken);

/** The screens' texts in the language that is spoken. A screen waits for them; they load beside its code. */
export const loadScreenTexts = async (): Promise<void> => {
  withScreens = true;
  await loadMissing(spoken, wanted);
  void loadLateTexts(spoken);
};

/** Speaks another language, on this page alone; false: another one was chosen while its texts loaded. */
export const speak = async (language: Language): Promise<boolean> => {
  speaking = language;
  try {
    await loadMissing(() => language, wanted);
    if (withScreens) await loadLateTexts(() => language);
    if (speaking !== language) return false;
    await i18next.changeLanguage(language);
  } catch (error) {
    if (speaking === language) speaking = i18next.language;
    throw error;
  }
  document.documentElement.lang = language;
  return true;
};

/** Speaks another language and remembers it, for the account site too. */
export const setLanguage = async (language: Language): Promise<void> => {
  if (await speak(language)) cookies.set(LANGUAGE_COOKIE, language, { path: '/', maxAge: LANGUAGE_COOKIE_LIFE, sameSite: 'lax' });
};

/** The language that is spoken now. */
export const spokenLanguage = (): string => i18next.language;

/** Makes the texts ready, in the preferred language where it loads, else in English. */
export const startTexts = async (): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { common, errors, shell } satisfies Record<(typeof SHELL_TEXTS)[number], object> },
    ns: [...SHELL_TEXTS],
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
