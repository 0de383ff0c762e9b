/** The languages everything is said in, each by its own name; English is the reference. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGE_NAMES, text);
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_NAMES).filter(isLanguage);

/** Cookie of the chosen language, which the app and the account site share. */
export const LANGUAGE_COOKIE = 'language';
/** Seconds a choice is remembered. */
export const LANGUAGE_COOKIE_LIFE = 365 * 24 * 60 * 60;

/** The language chosen before, or the first of `wanted` (tags such as `de-AT`) that we speak, or English. */
export const preferredLanguage = (remembered: string | null | undefined, wanted: readonly string[]): Language =>
  [remembered ?? '', ...wanted].map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
