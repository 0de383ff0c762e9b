/** The locale of a file: the language of the page, as the person's own country writes it where the browser says which. */
export const fileLocale = (language: string): string =>
  (globalThis.navigator?.languages ?? []).find((each) => each.split('-')[0]?.toLowerCase() === language) ?? language;
