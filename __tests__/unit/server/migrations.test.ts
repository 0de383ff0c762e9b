import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrations } from '../../../src/server/db/migrations';

const FOLDER = path.resolve(__dirname, '../../../src/server/db/migrations');

/** The last one of the time when no version ran beside another. */
const FORMER = '0163_support_undo';

const TAKES_AWAY = /\bdrop (?:column|table)\b|\brename (?:column|to)\b/iu;

const names = Object.keys(migrations);

test('the list of migrations is in their order, so a new one stands last', () => {
  expect(names).toEqual(names.toSorted());
});

test.each([FORMER, ...names.filter((name) => name > FORMER)])(
  '%s: versions that can’t do without what it takes away refuse to start',
  (name) => {
    const text = readFileSync(path.join(FOLDER, `${name}.ts`), 'utf8');
    if (TAKES_AWAY.test(text)) expect(text).toContain(`comment on table kysely_migration is '${name}'`);
  },
);
