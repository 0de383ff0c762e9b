/** @covers src .oxlintrc.json tsconfig.json */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const sources = ['src/server', 'src/domain', 'src/scene', 'src/client'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);

/** Statements of `docs/security-asvs.md` that hold for every file: its number, the code that would break it, and files that may have that code. */
const CLAIMS: readonly (readonly [claim: string, broken: RegExp, allowed?: readonly string[]])[] = [
  ['1.2.5: no program is started by a shell', /shell:\s*true|\bexec(?:Sync)?\(['"`]|from 'node:child_process'.*\bexec\b/u],
  ['1.3.2: no text is run as code', /\beval\(|new Function\(|node:vm/u],
  ['3.5.6: no answer is wrapped in a function of the caller', /\bjsonp\b|[?&]callback=/iu],
  ['11.3.1, 11.3.2: nothing but AES-256-GCM encrypts', /create(?:C|Dec)ipher(?:iv)?\((?!'aes-256-gcm')/u],
  [
    '11.4.1: no hash is weaker than SHA-256 where something depends on it',
    /createHash\('(?!sha256|sha512)/u,
    // S3 prescribes MD5 of a part as its checksum, the service of breached passwords is asked by SHA-1, and values of an edit are told apart by one.
    ['src/server/files/storage/bucket.ts', 'src/server/listings/bulk-edit.ts', 'src/server/sign-in/breached.ts'],
  ],
  ['11.4.1: no signature is weaker than HMAC with SHA-256', /createHmac\('(?!sha256|sha512)/u],
  [
    '11.5.1: chance that can be predicted decides nothing but pauses',
    /Math\.random\(/u,
    ['src/server/connectors/transport.ts', 'src/server/jobs/run-job.ts', 'src/server/making/submit.ts'],
  ],
  ['12.3.2: certificates are checked', /rejectUnauthorized:(?!\s*true)|NODE_TLS_REJECT|checkServerIdentity:/u],
];

test.each(CLAIMS.map(([claim, broken, allowed = []]) => ({ claim, broken, allowed })))('$claim', ({ broken, allowed }) => {
  const server = sources.filter((file) => file.startsWith('src/server/') && !file.startsWith('src/server/sandbox/'));
  const found = server.filter((file) => broken.test(read(file)));
  expect(found.sort()).toEqual(allowed);
});

test('1.2.9, 1.3.12: a regular expression that is put together at run time is made of words of ours', () => {
  const found = sources.filter((file) => /\bRegExp\((?!String\.raw`)/u.test(read(file)));
  expect(found.sort()).toEqual([
    'src/client/replay-frame/legible.ts', // the mark of a redacted value
    'src/domain/addresses/route.ts', // the paths of routes
    'src/domain/design/layer-names.ts', // the types of layers
    'src/domain/listing/forbidden-words.ts', // a table, escaped
    'src/domain/postal/postcodes.ts', // two letters of a known country
    'src/domain/postal/regions.ts', // the same
    'src/domain/postal/shipping-label.ts', // names of post office boxes
    'src/domain/rules/phrases.ts', // names of scripts
    'src/domain/sales/couriers.ts', // a table
    'src/domain/spreadsheets/read-csv.ts', // a constant
    'src/domain/spreadsheets/write-csv.ts', // the same
    'src/domain/support/quote-words.ts', // labels and words of mail programs
    'src/domain/support/subject.ts', // constants
    'src/server/kernel/origin.ts', // a constant
    'src/server/mail/read/bounces.ts', // names of header fields
  ]);
});

test('15.3.5: types are strict, and values are compared with their types', () => {
  expect(read('tsconfig.json')).toMatch(/"strict": true,/u);
  expect(read('.oxlintrc.json')).toContain('"eqeqeq": ["error", "always", { "null": "ignore" }]');
});
