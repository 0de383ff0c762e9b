import type { Locator } from 'playwright-core';
import { button, inDialog, says, type DialogCase, type Stage } from './case';

/** The editor with a text on its side, and one of its panels open. */
const editorPanel = async ({ page, go, ask }: Stage, panel: string): Promise<Locator> => {
  const { productPreset } = await ask<{ productPreset: { _id: string; name: string }[] }>('{ productPreset { _id name } }');
  await go(`/mockup/${productPreset.find(({ name }) => name === 'Unisex Tee 5000')?._id}/editor`);
  const tools = page.getByRole('navigation', { name: 'Tools' });
  for (const each of ['Text', panel]) {
    const tool = tools.getByRole('button', { name: each, exact: true });
    await tool.waitFor();
    if ((await tool.getAttribute('aria-expanded')) !== 'true') await tool.click();
    if (each === 'Text') await page.getByRole('region', { name: 'Text', exact: true }).getByRole('button', { name: 'Body text' }).click();
  }
  return page.getByRole('region', { name: panel, exact: true });
};
const savedTemplate = async (stage: Stage): Promise<Locator> => {
  const panel = await editorPanel(stage, 'Templates');
  await panel.getByLabel('Save design as template').fill(stage.name);
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: stage.name, exact: true }).waitFor();
  return panel;
};

/** A new product whose first save meets one that somebody else saved meanwhile. */
const saveTooLate = async (stage: Stage): Promise<Locator> => {
  const { page, name } = stage;
  await editorPanel(stage, 'Product');
  await button(page, 'None').first().click();
  await page.getByRole('checkbox', { name: 'Sell White', exact: true }).check();
  await button(page, 'Continue').click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await button(page, 'Continue').click();
  const conflict = { message: 'Refused.', extensions: { refusal: 'request.savedMeanwhile', code: 'CONFLICT', field: 'updated_at' } };
  let isRefused = false;
  await page.route('**/graphql', (route) => {
    if (isRefused || !route.request().postData()?.includes('mutation MakeProductMockup(')) return route.fallback();
    isRefused = true;
    return route.fulfill({ json: { errors: [conflict] } });
  });
  return button(page, 'Publish').last();
};

export const EDITOR_DIALOGS: readonly DialogCase[] = [
  {
    of: 'screens/editor/design/panels/SidesPanel.tsx',
    pressed: {
      opener: async (stage) => {
        const panel = await editorPanel(stage, 'Sides');
        await panel.getByRole('button', { name: 'Duplicate side' }).click();
        return panel.getByRole('button', { name: 'Remove side' });
      },
      primary: inDialog('Remove side'),
      told: ({ page }) => page.locator('body:not(:has([role=dialog]))'),
    },
  },
  {
    of: 'screens/editor/design/panels/TemplatesPanel.tsx',
    pressed: {
      opener: async (stage) => (await savedTemplate(stage)).getByRole('button', { name: stage.name, exact: true }),
      primary: inDialog('Use template'),
      told: ({ page }) => page.locator('body:not(:has([role=dialog]))'),
    },
  },
  {
    of: 'screens/editor/design/panels/TemplatesPanel.tsx',
    pressed: {
      opener: async (stage) => (await savedTemplate(stage)).getByRole('button', { name: `Remove ${stage.name}` }),
      primary: inDialog('Remove'),
      told: ({ page, name }) => page.locator('body').filter({ hasNot: page.getByRole('button', { name, exact: true }) }),
      sends: true,
    },
  },
  {
    of: 'screens/editor/publish/SaveConflict.tsx',
    pressed: {
      opener: saveTooLate,
      primary: inDialog(/^Save mine as a copy/),
      told: says('Saved. Your product is ready to push to your stores.'),
      sends: 'MakeItemInfo',
    },
  },
  {
    of: 'screens/product-types/UnfinishedDesigns.tsx',
    pressed: {
      opener: async (stage) => {
        const { page, go } = stage;
        await editorPanel(stage, 'Product');
        await page.getByText('Saved as draft').waitFor();
        await go('/products/type/all');
        return button(page, /^Remove Untitled /).first();
      },
      primary: inDialog('Remove'),
      told: says(/^Untitled .* removed\.$/),
      sends: true,
    },
  },
  { of: 'screens/product-types/ProductDrawer.tsx', pressed: 'It is read, and holds links.' },
  {
    of: 'screens/product-types/ImportPresets.tsx',
    pressed: 'It is busy from the first press on, and a file taken in twice changes nothing the second time.',
  },
  { of: 'ui/variant-grid/VariantCards.tsx', pressed: 'It changes what the page saves, and sends nothing.' },
  { of: 'screens/editor/design/ReplaceDialog.tsx', pressed: 'Its button opens the system’s file chooser, which is there once.' },
];
