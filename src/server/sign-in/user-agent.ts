import Bowser from 'bowser';

/** A browser by its name and operating system, as far as its user agent tells. */
export const parseUserAgent = (userAgent: string | null): { readonly browser: string | undefined; readonly system: string | undefined } => {
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  return { browser: browser.name || undefined, system: os.name || undefined };
};
