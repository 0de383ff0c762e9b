import { createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSecretSetting } from './settings';

const KEY_BYTES = 32;

/** Hex digits of a key's id: few keys of one installation have to be told apart. */
const ID_LENGTH = 8;

/** The keys of an installation: the environment variable that gives one to several servers, and the file below the data folder else. */
const FILES = { SECRETS_KEY: 'secrets.key', UPLOADS_KEY: path.join('keys', 'uploads') } as const;

export type KeyName = keyof typeof FILES;

interface SecretKey {
  /** Short and public: it is stored beside everything the key encrypts, and printed. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** The keys of one name. */
export interface KeyList {
  /** At least one; the newest first. */
  readonly keys: readonly [SecretKey, ...SecretKey[]];
  /** The setting or the file they come from, for sentences to an operator. */
  readonly source: string;
  /** The file that lists them, where there may be several; undefined: the environment gives them. */
  readonly file?: string | undefined;
}

const loaded = new Map<string, Promise<KeyList>>();

/**
 * The keys of a name, each 32 bytes, from the environment (64 hex digits, or base64) or from a file that only its owner reads, made on first
 * use. `SECRETS_KEYS` gives several. Throws one sentence when there is something that is no key.
 */
export const readKeys = (name: KeyName, dataDir: string): Promise<KeyList> => {
  const file = path.join(dataDir, FILES[name]);
  const loading = loaded.get(file) ?? load(name, file);
  loaded.set(file, loading);
  loading.catch(() => loaded.delete(file));
  return loading;
};

/** The newest key of a name. */
export const readKey = async (name: KeyName, dataDir: string): Promise<Buffer> => (await readKeys(name, dataDir)).keys[0].bytes;

const load = async (name: KeyName, file: string): Promise<KeyList> =>
  givenKeys(name) ?? { ...parseKeys((await readIfThere(file)) ?? (await makeKeyFile(file)), file), file };

/** The keys the environment gives. */
const givenKeys = (name: KeyName): KeyList | undefined => {
  const one = readSecretSetting(process.env, name);
  if (name === 'UPLOADS_KEY') return one && { keys: [keyOf(parseKey(one.value, one.source))], source: one.source };
  const several = readSecretSetting(process.env, 'SECRETS_KEYS');
  if (one && several)
    throw new Error(`Both ${one.source} and ${several.source} are set. List all keys in ${several.source}, and remove the other.`);
  if (several) return { ...parseKeys(several.value, several.source), file: several.file };
  return one && { keys: [keyOf(parseKey(one.value, one.source))], source: one.source };
};

const keyOf = (bytes: Buffer): SecretKey => ({ id: fingerprintOf(bytes).slice(0, ID_LENGTH), bytes });

/** Tells keys apart without telling them. */
export const fingerprintOf = (key: Buffer): string => sign(key, 'fingerprint');

const noKey = (source: string): Error => new Error(`${source} must contain ${KEY_BYTES} bytes as hex or base64.`);

const parseKey = (text: string, source: string): Buffer => {
  const trimmed = text.trim();
  const key = Buffer.from(trimmed, /^[0-9a-f]{64}$/i.test(trimmed) ? 'hex' : 'base64');
  if (key.length !== KEY_BYTES) throw noKey(source);
  return key;
};

/** Several keys, between commas or in lines. */
const parseKeys = (text: string, source: string): KeyList => {
  const keys = text
    .split(/[\s,]+/u)
    .filter(Boolean)
    .map((each) => keyOf(parseKey(each, source)));
  const [newest, ...others] = keys.filter(({ id }, at) => keys.findIndex((each) => each.id === id) === at);
  if (!newest) throw noKey(source);
  return { keys: [newest, ...others], source };
};

const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });

/** Keys as a file and a backup list them: a line each, in hex. */
export const linesOfKeys = ({ keys }: Pick<KeyList, 'keys'>): string => keys.map(({ bytes }) => bytes.toString('hex')).join('\n');

/**
 * Gives an installation that has none the keys that were made before, as `linesOfKeys` has them. True when they are in a file now; false when
 * the present keys include them already. Throws one sentence when one is missing.
 */
export const keepKeys = async (name: KeyName, dataDir: string, lines: string): Promise<boolean> => {
  const file = path.join(dataDir, FILES[name]);
  const there = givenKeys(name) !== undefined || existsSync(file);
  const kept = parseKeys(lines, 'The backup');
  if (!there) await makeKeyFile(file, linesOfKeys(kept));
  const present = await readKeys(name, dataDir);
  const missing = kept.keys.find(({ id }) => present.keys.every((each) => each.id !== id));
  if (missing && present.keys.length === 1) throw new Error(`${present.source} differs from the key in the backup.`);
  if (missing) throw new Error(`${present.source} lacks key ${missing.id} of the backup. Add it as the last one.`);
  return !there;
};

/** Takes back keys that were kept. */
export const dropSecretKeys = async (name: KeyName, dataDir: string): Promise<void> => {
  const file = path.join(dataDir, FILES[name]);
  loaded.delete(file);
  await rm(file, { force: true });
};

/** A new key, which is kept nowhere yet. */
export const makeSecretKey = (): SecretKey => keyOf(randomBytes(KEY_BYTES));

/** Replaces the keys in the file that lists them, whole or not at all. Processes that run keep those they have read. */
export const replaceKeys = async (file: string, keys: KeyList['keys'], dataDir: string): Promise<void> => {
  const draft = await writeDraft(file, linesOfKeys({ keys }));
  try {
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  loaded.delete(path.join(dataDir, FILES.SECRETS_KEY));
};

const writeDraft = async (file: string, text: string): Promise<string> => {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return draft;
};

/** Makes the key file whole or not at all; when two processes start together, both end up with the first one's key. */
const makeKeyFile = async (file: string, text: string = linesOfKeys({ keys: [makeSecretKey()] })): Promise<string> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = await writeDraft(file, text);
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
};

/** HMAC-SHA-256 over the parts, hex. No part may run into the next: they are joined as JSON. */
export const sign = (key: Buffer, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
