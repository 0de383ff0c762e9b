import type { Locator } from 'playwright-core';
import { button, dialog, inDialog, says, type DialogCase, type Stage } from './case';

const MAKE_ITEM = 'mutation ($params: ItemInfoInput!) { makeItemInfo(params: $params) { _id } }';

const makeItem = async ({ ask, name }: Stage): Promise<void> => {
  const { productPreset } = await ask<{ productPreset: { _id: string; image: string }[] }>('{ productPreset { _id image } }');
  const [preset] = productPreset;
  const params = { name, product_id: preset?._id, images: [{ src: preset?.image }], price: 20, attribute_specifics_modify: [] };
  await ask(MAKE_ITEM, { params });
};

/** An item of its own, chosen in the list. */
const chosenItem = async (stage: Stage): Promise<void> => {
  const { page, go, name } = stage;
  await makeItem(stage);
  await go(`/items/internal?search=${name}`);
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
};

const overItem =
  (label: string) =>
  async (stage: Stage): Promise<Locator> => {
    await chosenItem(stage);
    return button(stage.page, label);
  };

export const ITEM_DIALOGS: readonly DialogCase[] = [
  {
    of: 'screens/trend/WordsForm.tsx',
    pressed: {
      opener: async ({ page, go }) => {
        await go('/items/trend');
        return button(page, 'Trademark words');
      },
      fill: ({ page, name }) => dialog(page).getByLabel('Words', { exact: true }).fill(name),
      primary: inDialog('Save words'),
      told: says(() => 'Words saved.'),
      sends: true,
    },
  },
  { of: 'screens/trend/SendToDesign.tsx', pressed: 'It wants sales to be there; the story of order tasks presses it twice.' },
  {
    of: 'shell/lists/bulk/BulkDialog.tsx',
    pressed: {
      opener: overItem('Remove'),
      primary: inDialog('Remove'),
      told: says('1 item removed.'),
      sends: true,
    },
  },
  {
    of: 'screens/items-internal/bulk/EditOptions.tsx',
    pressed: {
      opener: async (stage) => {
        await chosenItem(stage);
        return button(stage.page, 'Edit');
      },
      fill: async ({ page }) => dialog(page).getByRole('checkbox', { name: 'Regenerate SKUs' }).check(),
      primary: inDialog('Review'),
      told: ({ page }) => dialog(page).getByText(/will change/),
    },
  },
  {
    of: 'screens/items-internal/sheet/ImportListings.tsx',
    pressed: {
      opener: async (stage) => {
        await makeItem(stage);
        await stage.go(`/items/internal?search=${stage.name}`);
        await button(stage.page, 'Spreadsheet').click();
        return stage.page.getByRole('menuitem', { name: 'Import changes' });
      },
      fill: async ({ page, ask, name }) => {
        const { itemsInfo } = await ask<{ itemsInfo: { _id: string; updated_at: number }[] }>(
          'query ($name: String) { itemsInfo(name: $name) { _id updated_at } }',
          { name },
        );
        const [item] = itemsInfo;
        const file = `Item ID;Version;Name\n${item?._id};${item?.updated_at};${name} edited\n`;
        await dialog(page)
          .locator('input[type=file]')
          .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
        await dialog(page)
          .getByText(/^1 item found/)
          .waitFor();
      },
      primary: inDialog('Review changes'),
      told: ({ page }) => dialog(page).getByText('1 will change'),
    },
  },
  { of: 'screens/items-internal/bulk/MatrixDrawer.tsx', pressed: 'It is read; what it tries once more stands in it.' },
  { of: 'screens/items-internal/bulk/RecentChanges.tsx', pressed: 'It is read; what it takes back stands in it.' },
  {
    of: 'screens/items-internal/PushDialog.tsx',
    pressed: {
      opener: overItem('Push to stores'),
      primary: inDialog('Push item'),
      told: says('Push started for 1 item.'),
      sends: true,
    },
  },
  {
    of: 'screens/items-internal/QueueOptions.tsx',
    pressed: { opener: overItem('Add to queue'), primary: inDialog('Review'), told: ({ page }) => dialog(page).getByText('1 will change') },
  },
  { of: 'screens/items-internal/RemoveOptions.tsx', pressed: 'It sends nothing: what it asks goes to the dry run.' },
  {
    of: 'screens/items-internal/RemoveListing.tsx',
    pressed: {
      opener: async (stage) => {
        await chosenItem(stage);
        return button(stage.page, `Remove: ${stage.name}`);
      },
      primary: inDialog('Remove item'),
      told: says('1 item removed.'),
      sends: true,
    },
  },
  { of: 'screens/items-internal/ListingDrawer.tsx', pressed: 'It is read, and holds links.' },
  {
    of: 'screens/items-internal/templates/TemplatesDrawer.tsx',
    pressed: 'A form in it waits for the answer to the first press, and what it saves goes under one key.',
  },
  { of: 'screens/items-external/ExternalDrawer.tsx', pressed: 'It is read; whose side is taken stands in it.' },
  { of: 'screens/items-external/ImportOptions.tsx', pressed: 'It sends nothing: what it asks goes to the dry run.' },
  { of: 'screens/items-external/TakeOptions.tsx', pressed: 'It sends nothing: what it asks goes to the dry run.' },
  {
    of: 'screens/items-external/RefreshDialog.tsx',
    pressed: {
      opener: async ({ page, go }) => {
        await go('/items/external');
        // Where nothing is there yet, the list's middle offers it, too.
        return button(page, 'Sync from stores').first();
      },
      primary: inDialog('Sync now'),
      told: ({ page }) =>
        dialog(page)
          .getByText(/^(Syncing|Synced .*listing)/)
          .first(),
      sends: true,
    },
  },
];
