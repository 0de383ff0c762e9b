/** The languages everything is said in; English is the reference. */
export const LANGUAGES = ['en', 'de', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' };

/** Cookie of the chosen language, which the app and the account site share. */
export const LANGUAGE_COOKIE = 'language';
/** Seconds a choice is remembered. */
export const LANGUAGE_COOKIE_LIFE = 365 * 24 * 60 * 60;

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language chosen before, or the first of `wanted` (tags such as `de-AT`) that we speak, or English. */
export const preferredLanguage = (remembered: string | null | undefined, wanted: readonly string[]): Language =>
  [remembered ?? '', ...wanted].map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
