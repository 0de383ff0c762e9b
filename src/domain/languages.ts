/** The languages everything is said in, each by its own name; English is the reference. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGE_NAMES, text);
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_NAMES).filter(isLanguage);

/** The texts of a namespace. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The language most people of a country read, where everything is said in it; else English. `country`: ISO 3166-1 alpha-2. */
export const languageOfCountry = (country: string): Language => {
  const { language = 'en' } = /^[A-Z]{2}$/u.test(country) ? new Intl.Locale(`und-${country}`).maximize() : {};
  return isLanguage(language) ? language : 'en';
};

const formsKnown = new Map<string, readonly string[]>();

/** The forms a language has for counted things; `other` is one of them, the general one. Rules cost much to make. */
export const pluralForms = (language: string): readonly string[] => {
  const forms = formsKnown.get(language) ?? new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  formsKnown.set(language, forms);
  return forms;
};

/**
 * Texts with every plural form of their language: one that is not written (French has one for millions) is the general one. Whoever looks for
 * a form and finds none would say it in English.
 */
export const withPluralForms = (language: string, texts: Texts): Texts => {
  const missing = Object.keys(texts)
    .filter((key) => key.endsWith('_other'))
    .flatMap((key) => pluralForms(language).map((form) => [key.replace(/other$/, form), texts[key] ?? ''] as const));
  const written = Object.entries(texts).map(
    ([key, text]) => [key, typeof text === 'string' ? text : withPluralForms(language, text)] as const,
  );
  return Object.fromEntries([...missing, ...written]);
};

/** Cookie of the chosen language, which the app and the account site share. */
export const LANGUAGE_COOKIE = 'language';
/** Seconds a choice is remembered. */
export const LANGUAGE_COOKIE_LIFE = 365 * 24 * 60 * 60;

/** The language chosen before, or the first of `wanted` (tags such as `de-AT`) that we speak, or English. */
export const preferredLanguage = (remembered: string | null | undefined, wanted: readonly string[]): Language =>
  [remembered ?? '', ...wanted].map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
