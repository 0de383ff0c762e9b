// Tells jest what a file depends on beside its imports (`dependencyExtractor` in jest.config.ts), so that `jest --changedSince main` and
// `--findRelatedTests` find the tests of a change:
// - a suite depends on the files it takes in;
// - a test that says `@covers src/server/orders docs` in a comment depends on every file of these folders: it reads them, or reaches them over HTTP;
// - a file that says `@opens src/server` imports from there for everybody who starts a server, which tells nothing of what a test is about.
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');
const { casesOf, isSuite } = require('./cases.cjs');

const root = path.resolve(__dirname, '../../..');
const CODE = /\.([cm]?[jt]s|[jt]sx)$/;
const TAG = /^\s*(?:\/\*\*|\*) *@(covers|opens) +(.+?) *(?:\*\/)?$/gm;

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));

/** The paths a file names behind a tag, from the repository's root. */
const named = (content, tag) =>
  [...content.matchAll(TAG)].filter(([, each]) => each === tag).flatMap(([, , names]) => names.split(/[\s,]+/));

const coveredBy = (content) =>
  named(content, 'covers').flatMap((name) => {
    const place = path.join(root, name);
    if (!existsSync(place)) return [];
    return statSync(place).isDirectory() ? filesUnder(place) : [place];
  });

const beside = (file, content) => [...(isSuite(file) ? casesOf(path.dirname(file)) : []), ...coveredBy(content)];

exports.extract = (content, file, defaultExtract) => {
  if (!CODE.test(file)) return new Set();
  const found = defaultExtract(content);
  const opened = named(content, 'opens').map((name) => path.join(root, name));
  const isOpened = (name) => name.startsWith('.') && opened.some((folder) => path.resolve(path.dirname(file), name).startsWith(folder));
  const imported = [...found].filter((name) => !isOpened(name));
  return new Set([...imported, ...beside(file, content).filter((each) => each !== file)]);
};

/** Jest remembers what a file depends on for as long as that file does not change; here it changes with the folders it names too. */
exports.getCacheKey = () => {
  const hash = createHash('sha1')
    .update(readFileSync(__filename))
    .update(readFileSync(require.resolve('./cases.cjs')));
  for (const file of filesUnder(path.join(root, '__tests__')).sort()) {
    if (!/\.test\.tsx?$/.test(file)) continue;
    const more = beside(file, readFileSync(file, 'utf8'));
    if (more.length > 0) hash.update([file, ...more].join('\n'));
  }
  return hash.digest('hex');
};
