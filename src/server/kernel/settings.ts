import { readFileSync } from 'node:fs';
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
  'OPS_LISTEN',
  'PORT',
  'SECRETS_KEY',
  'SECRETS_KEYS',
  'SECRETS_LOST',
  'TRACKING',
  'TRUST_PROXY',
  'UPLOADS_KEY',
  'WORKERS',
] as const;

/** The settings that are or contain secrets: a file that `NAME_FILE` names can give each of them instead. */
export const SECRET_SETTINGS = [
  'APPS',
  'DATABASE_URL',
  'MAIL_URL',
  'SECRETS_KEY',
  'SECRETS_KEYS',
  'TRACKING',
  'UPLOADS_KEY',
] as const satisfies readonly (typeof SETTINGS)[number][];

type SecretSetting = (typeof SECRET_SETTINGS)[number];

const NAMES: readonly string[] = [...SETTINGS, ...SECRET_SETTINGS.map((name) => `${name}_FILE`)];

/** A secret setting as the environment has it. */
interface GivenSetting {
  readonly value: string;
  /** The variable it comes by: `NAME`, or `NAME_FILE`. */
  readonly source: string;
  /** The file that was read for it. */
  readonly file?: string | undefined;
}

/** A secret setting, or the contents of the file that `NAME_FILE` names, without line ends around them. Throws one sentence without either's value. */
export const readSecretSetting = (env: NodeJS.ProcessEnv, name: SecretSetting): GivenSetting | undefined => {
  const [given, source] = [env[name], `${name}_FILE`];
  const file = env[source];
  if (!file) return given ? { value: given, source: name } : undefined;
  if (given) throw new Error(`Both ${name} and ${source} are set. Remove one of them.`);
  const read = readTrimmed(file);
  // The name of the file is not told back: somebody may have put the secret itself there.
  if ('code' in read) throw new Error(`${source} must name a file that can be read (${read.code}).`);
  if (read.value === '') throw new Error(`${source} names an empty file.`);
  return { value: read.value, source, file };
};

const readTrimmed = (file: string): { readonly value: string } | { readonly code: string } => {
  try {
    return { value: readFileSync(file, 'utf8').trim() };
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? 'unknown' };
  }
};

/** The environment with the contents of files in place of their names. Throws one sentence where one makes no sense. */
export const withSecretFiles = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  ...Object.fromEntries(SECRET_SETTINGS.map((name) => [name, readSecretSetting(env, name)?.value])),
});

/** Letters of a short name that differ by chance are another program's name, such as POST. */
const SHORT = 6;

/** How many letters a name may differ by and still be meant for ours. */
const toleranceFor = ({ length }: string): number => (length < SHORT ? 0 : length < 10 ? 1 : 2);

const meantBy = (name: string): string | undefined => {
  const typed = name.toUpperCase().replaceAll('-', '_');
  // Such as DOMAIN, which is a usual name of its own.
  if (NAMES.includes(`${typed}S`)) return undefined;
  const [nearest] = NAMES.filter((setting) => distance(typed, setting) <= toleranceFor(setting)).sort(
    (a, b) => distance(typed, a) - distance(typed, b),
  );
  return nearest;
};

/** Throws a sentence where a variable is nearly one of ours: with a misspelled DATABASE_URL an empty system would start. */
export const refuseMisspelledSettings = (env: NodeJS.ProcessEnv): void => {
  for (const name of Object.keys(env)) {
    if (NAMES.includes(name)) continue;
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
