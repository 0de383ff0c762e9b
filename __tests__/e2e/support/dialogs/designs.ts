import type { Locator } from 'playwright-core';
import { button, dialog, inDialog, says, type DialogCase, type Stage } from './case';

const DESIGN = 'mutation ($params: MockupDesignInput!) { createMockupDesign(params: $params) { _id } }';
const LAYERS = 'Layers, top to bottom';

const design = async ({ ask, name }: Stage): Promise<string> => {
  const { createMockupDesign: made } = await ask<{ createMockupDesign: { _id: string } }>(DESIGN, { params: { name } });
  return made._id;
};
const newDesign = async ({ page, go }: Stage): Promise<Locator> => {
  await go('/mockups/all');
  return button(page, 'New design');
};
const typeName = ({ page, name }: Stage) => dialog(page).getByLabel('Name', { exact: true }).fill(name);

export const DESIGN_DIALOGS: readonly DialogCase[] = [
  {
    of: 'screens/designs/DesignDrawer.tsx',
    pressed: { opener: newDesign, fill: typeName, primary: inDialog('Save'), told: says('Design saved.'), sends: true },
  },
  {
    of: 'shell/pictures/PicturePicker.tsx',
    pressed: {
      opener: async (stage) => {
        await stage.go(`/mockups/all?design=${await design(stage)}`);
        return button(stage.page, 'Add images');
      },
      fill: ({ page }) =>
        dialog(page)
          .getByRole('checkbox', { name: /^Select / })
          .first()
          .check(),
      primary: inDialog(/^Add \d+ image/),
      told: ({ page }) => page.getByLabel(/^Side for /),
    },
  },
  {
    of: 'screens/designs/ApplyDesign.tsx',
    pressed: {
      opener: async (stage) => {
        await stage.go('/mockups/all?search=Flamingo');
        return button(stage.page, 'Apply Flamingo summer to products');
      },
      fill: ({ page }) => page.getByRole('checkbox', { name: 'Unisex Tee 5000' }).check(),
      primary: inDialog(/^Apply to \d+ product/),
      told: ({ page }) => page.getByRole('listbox', { name: LAYERS }),
      sends: true,
    },
  },
  {
    of: 'ui/form/FormConflict.tsx',
    pressed: {
      opener: async (stage) => {
        const _id = await design(stage);
        await stage.go(`/mockups/all?design=${_id}`);
        await dialog(stage.page).getByLabel('Name', { exact: true }).fill(`${stage.name} mine`);
        const theirs = 'mutation ($_id: ID!) { updateMockupDesign(_id: $_id, params: { name: "Theirs" }) { _id } }';
        await stage.ask(theirs, { _id });
        return inDialog('Save')(stage);
      },
      primary: inDialog(/^Keep mine/),
      told: says('Design saved.'),
      sends: true,
    },
  },
  {
    of: 'ui/LeaveQuestion.tsx',
    pressed: {
      opener: async (stage) => {
        await (await newDesign(stage)).click();
        await typeName(stage);
        return inDialog('Close')(stage);
      },
      primary: inDialog('Leave without saving'),
      told: ({ page }) => page.locator('body:not(:has([role=dialog]))'),
    },
  },
];
