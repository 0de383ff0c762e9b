import { distance } from 'fastest-levenshtein';

/** The environment variables that set something, as docs/operations.md describes them. */
export const SETTINGS = [
  'APPS',
  'BREACHED_PASSWORDS_URL',
  'DATABASE_CONNECTIONS',
  'DATABASE_URL',
  'DATA_DIR',
  'DEMO',
  'DOMAINS',
  'FILES_ENDPOINT',
  'FILES_PATH_STYLE',
  'FILES_REGION',
  'FILES_URL',
  'HOST',
  'HUB',
  'MAIL_FROM',
  'MAIL_URL',
  'PORT',
  'SECRETS_KEY',
  'SECRETS_LOST',
  'TRACKING',
  'TRUST_PROXY',
  'UPLOADS_KEY',
  'WORKERS',
] as const;

/** Letters of a short name that differ by chance are another program's name, such as POST. */
const SHORT = 6;

/** How many letters a name may differ by and still be meant for ours. */
const toleranceFor = ({ length }: string): number => (length < SHORT ? 0 : length < 10 ? 1 : 2);

const meantBy = (name: string): string | undefined => {
  const typed = name.toUpperCase().replaceAll('-', '_');
  // Such as DOMAIN, which is a usual name of its own.
  if (SETTINGS.some((setting) => setting === `${typed}S`)) return undefined;
  return SETTINGS.find((setting) => distance(typed, setting) <= toleranceFor(setting));
};

/** Throws a sentence where a variable is nearly one of ours: with a misspelled DATABASE_URL an empty system would start. */
export const refuseMisspelledSettings = (env: NodeJS.ProcessEnv): void => {
  for (const name of Object.keys(env)) {
    if (SETTINGS.some((setting) => setting === name)) continue;
    const meant = meantBy(name);
    if (meant) throw new Error(`${name} isn't a setting. Rename it to ${meant}, or remove it from the environment.`);
  }
};

/** `on` or `off` as they stand. Throws a sentence for anything else: a word such as "false" would be taken for its opposite. */
export const readSwitch = (env: NodeJS.ProcessEnv, name: (typeof SETTINGS)[number], unset: boolean): boolean => {
  const value = env[name];
  if (value === undefined || value === '') return unset;
  if (value !== 'on' && value !== 'off') throw new Error(`${name} must be "on" or "off", not "${value}".`);
  return value === 'on';
};
