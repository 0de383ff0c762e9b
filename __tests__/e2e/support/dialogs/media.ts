import type { Locator } from 'playwright-core';
import { button, dialog, inDialog, says, type DialogCase, type Stage } from './case';

const firstFile = async ({ page, go }: Stage, tab = 'all'): Promise<Locator> => {
  await go(`/design-collection/${tab}`);
  return page
    .getByRole('listitem')
    .getByRole('link', { name: /^Open / })
    .first();
};

export const MEDIA_DIALOGS: readonly DialogCase[] = [
  {
    of: 'shell/lists/bulk/WordsOptions.tsx',
    pressed: {
      opener: async ({ page, go }) => {
        await go('/design-collection/all');
        await page
          .getByRole('listitem')
          .getByRole('checkbox', { name: /^Select / })
          .first()
          .check();
        return button(page, 'Tag');
      },
      fill: ({ page, name }) => page.getByLabel('Add these tags').fill(name),
      primary: inDialog('Tag'),
      told: says('1 file tagged.'),
      sends: true,
    },
  },
  {
    of: 'screens/media/FileDrawer.tsx',
    pressed: {
      opener: (stage) => firstFile(stage),
      fill: ({ page, name }) => dialog(page).getByLabel('Tags').fill(name),
      primary: inDialog('Save'),
      told: says('File saved.'),
      sends: true,
    },
  },
  {
    of: 'screens/media/RemoveFile.tsx',
    pressed: {
      opener: async (stage) => {
        await (await firstFile(stage)).click();
        return inDialog('Move to trash')(stage);
      },
      primary: inDialog('Move to trash'),
      told: says('1 file moved to trash.'),
      sends: true,
    },
  },
  {
    of: 'screens/media/RemoveFile.tsx',
    pressed: {
      opener: async (stage) => {
        const { files } = await stage.ask<{ files: { _id: string }[] }>('{ files(mask: "design", used: false) { _id } }');
        await stage.ask('mutation ($ids: [ID!]!) { trashFile(delete_ids: $ids) }', { ids: files.slice(0, 1).map(({ _id }) => _id) });
        await (await firstFile(stage, 'trashed')).click();
        return inDialog('Permanently delete')(stage);
      },
      primary: inDialog('Permanently delete'),
      told: says('1 file deleted.'),
      sends: true,
    },
  },
];
