import { readPendingMigrations } from '../db/migrate';
import { ensureErasureKey } from '../erasures/erasure-keys';
import type { Services } from '../kernel/context';
import { makeSecretKey, readKeys, replaceKeys, type KeyList } from '../kernel/keys';
import { openVault } from '../kernel/vault';
import { countSealed, sumOf, type SealedCount } from './count';
import { agreeOnSecretsKeys, isSealingKey } from './node-keys';
import { rotateSecrets } from './rotate';

const ACTIONS = ['status', 'add', 'rotate', 'verify', 'retire'] as const;

/** One call of `npm run keys`. */
interface KeysAsked {
  readonly action: (typeof ACTIONS)[number];
  /** Of the key to retire. */
  readonly id: string;
  readonly isJson: boolean;
}

/** Reads the words after `npm run keys --`. Throws one sentence where they make no sense. */
export const keysAsked = (args: readonly string[]): KeysAsked => {
  const isJson = args.at(-1) === '--json';
  const [word, id = '', ...more] = isJson ? args.slice(0, -1) : args;
  const action = ACTIONS.find((each) => each === word);
  const fits =
    action && more.length === 0 && (action === 'retire') === (id !== '') && (!isJson || action === 'status' || action === 'verify');
  if (fits) return { action, id, isJson };
  throw new Error('Use npm run keys -- status, add, rotate, verify, or retire followed by the ID of a key; status and verify take --json.');
};

/** Tells the operator who looks on. */
type Say = (line: string) => void;

type Place = Pick<Services, 'db' | 'pool' | 'config'>;

const count = (of: number): string => `${of.toLocaleString('en')} ${of === 1 ? 'value' : 'values'}`;

const keysOf = ({ keys, source }: KeyList): string =>
  `${source} has ${keys.map(({ id }, at) => (at === 0 ? `key ${id} (the newest)` : `key ${id}`)).join(', ')}.`;

const lineOf = ({ column, state, key, values }: SealedCount): string => {
  if (state !== 'unreadable') return `${column}: ${count(values)} with key ${key}`;
  return `${column}: ${count(values)} unreadable, ${key === null ? 'for no key opens them or their rows were changed' : `for key ${key} is missing`}`;
};

const linesOf = (counts: readonly SealedCount[]): string[] => (counts.length === 0 ? ['No values are stored.'] : counts.map(lineOf));

const asJson = ({ keys, source }: KeyList, values: readonly SealedCount[]): string =>
  JSON.stringify({ source, newest: keys[0].id, keys: keys.map(({ id }) => id), values }, undefined, 2);

const status = async ({ db, config }: Place, list: KeyList, isJson: boolean): Promise<string> => {
  const counts = await countSealed(db, list, await openVault(config.dataDir));
  return isJson ? asJson(list, counts) : [keysOf(list), ...linesOf(counts)].join('\n');
};

const verify = async ({ db, config }: Place, list: KeyList, isJson: boolean, say: Say): Promise<string> => {
  const counts = await countSealed(db, list, await openVault(config.dataDir));
  const others = counts.filter(({ state }) => state !== 'current');
  if (others.length > 0) {
    say(isJson ? asJson(list, counts) : linesOf(others).join('\n'));
    throw new Error(`${count(sumOf(others))} can’t be opened with key ${list.keys[0].id}, the newest of ${list.source}.`);
  }
  return isJson ? asJson(list, counts) : `Key ${list.keys[0].id} opens all stored values: ${count(sumOf(counts))}.`;
};

/** Makes a new key. It reads no database, so that keys can be made before one is there. */
export const addKey = async (dataDir: string): Promise<string> => {
  const { keys, source, file } = await readKeys('SECRETS_KEY', dataDir);
  const made = makeSecretKey();
  const hex = made.bytes.toString('hex');
  if (file === undefined)
    return [
      `Key ${made.id}, which is shown only once: ${hex}`,
      `With one server, set SECRETS_KEYS to this key, a comma, and the keys in ${source}, and restart it.`,
      'With several servers and workers, put it last in SECRETS_KEYS on all of them and restart them, then put it first on all and restart them.',
      'Then run npm run keys -- rotate.',
    ].join('\n');
  await replaceKeys(file, [made, ...keys], dataDir).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${source} can’t be written (${error.code}), so no key was added.`);
  });
  return [
    `Key ${made.id} is the first line of ${file} now.`,
    'With one server, restart it. Stop workers that read the same file before, and start them again after it.',
    'With several servers that have files of their own, add the line last on all others and restart them first, then put it first on all.',
    'Then run npm run keys -- rotate.',
  ].join('\n');
};

const requireUpToDate = async ({ db }: Place): Promise<void> => {
  if ((await readPendingMigrations(db)).length > 0) throw new Error('The database isn’t up to date. Run npm run migrate first.');
};

/** The id of a key of these that a process that runs encrypts with. */
const findSealingKey = async (place: Place, keys: readonly KeyList['keys'][number][]): Promise<string | undefined> => {
  for (const { id, bytes } of keys) if (await isSealingKey(place, bytes)) return id;
  return undefined;
};

const rotate = async (place: Place, list: KeyList, signal: AbortSignal, say: Say): Promise<string> => {
  const { db, config } = place;
  await requireUpToDate(place);
  // A process without the newest key could read nothing any more, and none may start meanwhile.
  const release = await agreeOnSecretsKeys(place);
  try {
    await ensureErasureKey(db, place);
    const { resealed, unreadable, changed } = await rotateSecrets(db, list, await openVault(config.dataDir), { signal, say });
    const done = `${count(resealed)} encrypted with key ${list.keys[0].id}.`;
    const still = await findSealingKey(place, list.keys.slice(1));
    if (still !== undefined)
      return `${done} A server or worker still encrypts with key ${still}: make key ${list.keys[0].id} the first one there, restart it, and run npm run keys -- rotate again.`;
    if (unreadable > 0) return `${done} ${count(unreadable)} can’t be opened with any key; see npm run keys -- status.`;
    return changed > 0 ? `${done} ${count(changed)} changed meanwhile; run npm run keys -- rotate again.` : done;
  } finally {
    release();
  }
};

const retire = async (place: Place, list: KeyList, id: string): Promise<string> => {
  const { keys, source, file } = list;
  const [newest, ...others] = keys;
  const retired = keys.find((key) => key.id === id);
  if (!retired) throw new Error(`${source} has no key ${id}.`);
  if (retired === newest) throw new Error(`Key ${id} is the newest of ${source} and encrypts everything, so it can’t be retired.`);
  await requireUpToDate(place);
  await ensureErasureKey(place.db, place);
  if (await isSealingKey(place, retired.bytes))
    throw new Error(
      `A server or worker still encrypts with key ${id}. Make key ${newest.id} the first one there, restart it, and rotate again.`,
    );
  const counts = await countSealed(place.db, list, await openVault(place.config.dataDir));
  const needing = counts.filter(({ key }) => key === id);
  if (needing.length > 0)
    throw new Error(
      `${count(sumOf(needing))} still need key ${id} (${needing.map(({ column }) => column).join(', ')}). Run npm run keys -- rotate first.`,
    );
  if (file === undefined) return `Nothing needs key ${id} any more. Remove it from ${source} on all servers and workers, and restart them.`;
  await replaceKeys(file, [newest, ...others.filter((key) => key !== retired)], place.config.dataDir).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(`${source} can’t be written (${error.code}). Nothing needs key ${id} any more; remove it there.`);
    },
  );
  return `Key ${id} is no longer in ${file}. Remove it on all other servers and workers too, and restart them.`;
};

/** Does what was asked, but for `add`, on a database that servers may be using. Throws one sentence where it fails. */
export const runKeys = async ({ action, id, isJson }: KeysAsked, place: Place, signal: AbortSignal, say: Say): Promise<string> => {
  const list = await readKeys('SECRETS_KEY', place.config.dataDir);
  if (action === 'rotate') return rotate(place, list, signal, say);
  if (action === 'retire') return retire(place, list, id);
  return action === 'verify' ? verify(place, list, isJson, say) : status(place, list, isJson);
};
