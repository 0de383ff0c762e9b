/** @covers src/client __tests__/e2e/support/dialogs */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DIALOGS } from '../../e2e/support/dialogs';

const CLIENT = path.resolve(__dirname, '../../../src/client');

/** What other files show dialogs by; they are pressed where they are used. */
const KIT = [
  'ui/SideDrawer.tsx',
  'ui/ConfirmDialog.tsx',
  'ui/ConflictDialog.tsx',
  'shell/lists/RemoveDialog.tsx',
  'shell/lists/RowDrawer.tsx',
];

const shown = (file: string): number =>
  readFileSync(path.join(CLIENT, file), 'utf8').match(/<(Dialog|Drawer|SideDrawer|ConfirmDialog|ConflictDialog|RemoveDialog|RowDrawer)\s/g)
    ?.length ?? 0;

test('every dialog of the application is in the table by which each is pressed twice', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx') && !KIT.includes(file));
  const count = (file: string): number => DIALOGS.filter(({ of }) => of === file).length;
  expect(files.filter((file) => shown(file) > 0 && count(file) === 0)).toEqual([]);
  expect(DIALOGS.filter(({ of }) => shown(of) === 0 && !files.includes(of))).toEqual([]);
  // A file that shows two has two rows, unless they are one that is being read and one that is there.
  expect(files.filter((file) => count(file) > 0 && count(file) < shown(file))).toEqual([]);
});
