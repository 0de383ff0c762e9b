import { button, dialog, inDialog, says, type DialogCase } from './case';

const MAKE = 'mutation ($params: ShippingPresetInput!) { makeShippingPreset(params: $params) { _id } }';

const terms = (name: string) => ({
  name,
  handling: { min: 1, max: 2 },
  domestic: [{ service: 'Post', countries: ['US'], cost: 4, additional_cost: 1, days: { min: 2, max: 5 } }],
  international: [],
  excluded: [],
  returns: { accept: true, days: 30, paid_by: 'buyer', exchanges: false },
});

export const POLICY_DIALOGS: readonly DialogCase[] = [
  {
    of: 'screens/policies/PolicyDrawer.tsx',
    pressed: {
      opener: async ({ page, go }) => {
        await go('/shipping-preset');
        return button(page, 'Add policy').first();
      },
      fill: async ({ page, name }) => {
        await dialog(page).getByLabel('Name', { exact: true }).fill(name);
        await dialog(page).getByLabel('Service', { exact: true }).fill('Post');
      },
      primary: inDialog('Save'),
      told: says(({ name }) => `“${name}” saved.`),
      sends: true,
    },
  },
  {
    of: 'screens/policies/RemovePolicy.tsx',
    pressed: {
      opener: async ({ page, go, ask, name }) => {
        await ask(MAKE, { params: terms(name) });
        await go(`/shipping-preset?search=${name}`);
        return button(page, `Remove: ${name}`);
      },
      primary: inDialog('Remove policy'),
      told: says(({ name }) => `“${name}” removed.`),
      sends: true,
    },
  },
  { of: 'screens/policies/TellShops.tsx', pressed: 'A job of a listing for a store that waits is not made a second time.' },
  { of: 'shell/margin/MarginSimulator.tsx', pressed: 'It changes the form it was opened from, and nothing at the server.' },
];
