import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../../../src/server/kernel/config';
import { describeStart } from '../../../src/server/kernel/describe-start';
import { SECRET_SETTINGS, SETTINGS } from '../../../src/server/kernel/settings';

const ROOT = path.resolve(__dirname, '../../..');
const read = (env: Readonly<Record<string, string>>) => readConfig(env, '/app');

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATA-DIR', 'DATA_DIR'],
  ['DATADIR', 'DATA_DIR'],
  ['SECRET_KEY', 'SECRETS_KEY'],
  ['SECRETS_KEYS_FLE', 'SECRETS_KEYS_FILE'],
  ['DATABSE_URL_FILE', 'DATABASE_URL_FILE'],
  ['MAILURL', 'MAIL_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['port', 'PORT'],
])('an operator who sets %s is asked whether %s was meant, and nothing starts', (name, meant) => {
  expect(() => read({ [name]: 'x' })).toThrow(`${name} isn't a setting. Rename it to ${meant}, or remove it from the environment.`);
});

test('what other programs put into an environment is left alone', () => {
  const others =
    'PATH HOME HOSTNAME PWD LANG TERM USER SHELL NODE_ENV NODE_OPTIONS TZ CI TMPDIR POST PORTS DOMAIN WORKER AWS_REGION AWS_ACCESS_KEY_ID';
  const npm = 'npm_config_cache npm_lifecycle_event npm_package_name INIT_CWD';
  expect(() => read(Object.fromEntries(`${others} ${npm}`.split(' ').map((name) => [name, 'x'])))).not.toThrow();
});

test.each([
  [{ WORKERS: 'false' }, 'WORKERS must be "on" or "off", not "false".'],
  [{ SECRETS_LOST: '1' }, 'SECRETS_LOST must be "on" or "off", not "1".'],
  [{ FILES_URL: 's3://files', FILES_PATH_STYLE: 'yes' }, 'FILES_PATH_STYLE must be "on" or "off", not "yes".'],
  [{ DEMO: 'no' }, 'DEMO must be "on", "bare", or "off", not "no".'],
  [{ PORT: '80a' }, 'PORT must be a port number, not "80a".'],
  [{ OPS_LISTEN: '9464' }, 'OPS_LISTEN must be "off" or an address such as 127.0.0.1:9464, not "9464".'],
  [{ OPS_LISTEN: '127.0.0.1:94640' }, 'OPS_LISTEN must be "off" or an address such as 127.0.0.1:9464, not "127.0.0.1:94640".'],
])('an operator who sets %j is told in one sentence', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence);
});

describe('a secret setting', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-settings-'));
  const file = path.join(folder, 'secret');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is read from the file its _FILE names, without the line end', () => {
    writeFileSync(file, 'postgres://shop:s3cret@db/pressroom\n');
    expect(read({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://shop:s3cret@db/pressroom');
    writeFileSync(file, '{"key": "k"}\n');
    expect(read({ TRACKING_FILE: file }).tracking).toEqual({ key: 'k', url: '' });
  });

  test.each(SECRET_SETTINGS)('%s is refused in one sentence where its file makes no sense, and nothing of it is told', (name) => {
    const given = `${name}_FILE`;
    writeFileSync(file, 's3cret');
    expect(() => read({ [given]: file, [name]: 's3cret' })).toThrow(new Error(`Both ${name} and ${given} are set. Remove one of them.`));
    expect(() => read({ [given]: 's3cret' })).toThrow(new Error(`${given} must name a file that can be read (ENOENT).`));
    writeFileSync(file, ' \n');
    expect(() => read({ [given]: file })).toThrow(new Error(`${given} names an empty file.`));
  });
});

test('the demo is served beyond this machine only where somebody says so', () => {
  expect(() => read({ HOST: '0.0.0.0' })).toThrow(
    'HOST=0.0.0.0 would serve the demo, whose passwords are public, to other machines. Set DATABASE_URL, or DEMO=off to start without the demo, or DEMO=on to serve it anyway.',
  );
  expect(read({ HOST: '0.0.0.0', DEMO: 'on' }).host).toBe('0.0.0.0');
  expect(read({ HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
  expect(read({ DEMO: 'off' }).host).toBe('::');
});

test('a start says which database, files, and mode it uses, and no secret', () => {
  expect(describeStart(read({ PORT: '3001' }))).toEqual([
    'Database: embedded PostgreSQL in /app/.data',
    'Files: /app/.data',
    'Mode: demo, whose passwords are public; listening on localhost, port 3001',
  ]);
  const far = {
    DATABASE_URL: 'postgres://shop:s3cret@db.example.com/pressroom?sslmode=require',
    FILES_URL: 's3://files/shop',
    WORKERS: 'off',
  };
  expect(describeStart(read(far))).toEqual([
    'Database: PostgreSQL at db.example.com:5432/pressroom, as shop',
    'Files: s3://files/shop/',
    'Mode: production; listening on every interface, port 3000, without job workers',
  ]);
});

test('every setting is described for operators, and no other', () => {
  const guide = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
  const described = [...guide.matchAll(/^\| `([A-Z_]+)` +\|/gmu)].map(([, name]) => name);
  const told = SETTINGS.filter((name) => guide.includes(`\`${name}\``) || guide.includes(name));
  expect(told).toEqual(SETTINGS);
  expect(described.filter((name) => !SETTINGS.some((setting) => setting === name))).toEqual([]);
});

test.each([
  [{}, undefined],
  [{ OPS_LISTEN: 'localhost:9000' }, { host: 'localhost', port: 9000, isGiven: true, isLoopback: true }],
  [{ DEMO: 'off' }, { host: '127.0.0.1', port: 9464, isGiven: false, isLoopback: true }],
  [{ DATABASE_URL: 'postgres://db/app' }, { host: '127.0.0.1', port: 9464, isGiven: false, isLoopback: true }],
  [{ DATABASE_URL: 'postgres://db/app', OPS_LISTEN: 'off' }, undefined],
  [{ OPS_LISTEN: '0.0.0.0:9464' }, { host: '0.0.0.0', port: 9464, isGiven: true, isLoopback: false }],
  [{ OPS_LISTEN: '[::1]:0' }, { host: '::1', port: 0, isGiven: true, isLoopback: true }],
])('with %j the operations listener is at %j', (env, ops) => {
  expect(read(env).ops).toEqual(ops);
});
