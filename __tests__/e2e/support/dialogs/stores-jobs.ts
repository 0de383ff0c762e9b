import { button, dialog, inDialog, says, type DialogCase } from './case';

const FULFILMENT = 'mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }';
const STORE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';

export const STORE_AND_JOB_DIALOGS: readonly DialogCase[] = [
  {
    of: 'screens/integrations/ConnectionDrawer.tsx',
    pressed: {
      opener: async ({ page, go }) => {
        await go('/app-config/carrier');
        return button(page, 'Edit connection of TrackingMore');
      },
      fill: async ({ page, name }) => dialog(page).getByLabel('API key').fill(name),
      primary: inDialog('Test and save'),
      told: says('TrackingMore connection saved.'),
      sends: true,
    },
  },
  {
    of: 'screens/stores/StoreDrawer.tsx',
    pressed: {
      opener: async ({ page, go }) => {
        await go('/stores/all');
        return button(page, 'Add store');
      },
      fill: async ({ page, name }) => {
        await page.getByRole('textbox', { name: 'Store name' }).fill(name);
        await page.getByRole('textbox', { name: 'Website', exact: true }).fill('https://nobody.example');
        await page.getByLabel('Consumer key').fill('ck_key');
        await page.getByLabel('Consumer secret').fill('cs_secret');
      },
      primary: inDialog('Save and test connection'),
      told: says('Couldn’t reach'),
      sends: true,
    },
  },
  { of: 'screens/stores/StoreEditor.tsx', pressed: 'The drawer while its store is read.' },
  { of: 'screens/stores/StoreEditor.tsx', pressed: 'The store as who may not change it reads it.' },
  {
    of: 'screens/fulfilments/FulfilmentEditor.tsx',
    pressed: {
      opener: async ({ page, go }) => {
        await go('/fulfilments/all');
        return button(page, 'Add provider account').first();
      },
      fill: async ({ page, name }) => {
        await dialog(page).getByLabel('Provider', { exact: true }).selectOption('merchize');
        await dialog(page).getByLabel('Name', { exact: true }).fill(name);
        await page.getByRole('textbox', { name: 'API URL', exact: true }).fill('https://nobody.example/bo-api');
        await page.getByLabel('Access token').fill('a-key');
      },
      primary: inDialog('Save and test connection'),
      told: says('Couldn’t reach'),
      sends: true,
    },
  },
  {
    of: 'screens/fulfilments/RemoveFulfilment.tsx',
    pressed: {
      opener: async ({ page, go, ask, name }) => {
        await ask(FULFILMENT, { params: { type: 'private', name } });
        await go(`/fulfilments/all?search=${name}`);
        return button(page, `Remove account: ${name}`);
      },
      primary: inDialog('Remove account'),
      told: says(({ name }) => `${name} removed.`),
      sends: true,
    },
  },
  {
    of: 'screens/fulfilments/work/WorkDrawer.tsx',
    pressed: 'What is said twice of work is refused, and a number an order has is as well.',
  },
  { of: 'screens/fulfilments/work/HoldWork.tsx', pressed: 'Submits at the first press.' },
  {
    of: 'screens/fulfilments/work/ImportDialog.tsx',
    pressed: 'It is busy after the first press, and what is known already is not taken in again.',
  },
  {
    of: 'screens/stores/RemoveStore.tsx',
    pressed: {
      opener: async ({ page, go, ask, name }) => {
        const woocommerce = { website: `https://${name}.example`, key: 'ck_key', secret: 'cs_secret' };
        await ask(STORE, { params: { platform_id: 'woocommerce', sto_name: name, woocommerce } });
        await go(`/stores/all?search=${name}`);
        return button(page, `Remove store: ${name}`);
      },
      primary: inDialog('Remove store'),
      told: says(({ name }) => `${name} removed.`),
      sends: true,
    },
  },
  {
    of: 'screens/jobs/RemoveGroup.tsx',
    pressed: {
      opener: async ({ page, go, ask }) => {
        const { stores } = await ask<{ stores: { _id: string; sto_status: string }[] }>('{ stores { _id sto_status } }');
        const { itemsInfo } = await ask<{ itemsInfo: { _id: string }[] }>('{ itemsInfo { _id } }');
        await ask('mutation ($ids: [ID!]!, $store_ids: [ID!]!) { jobItem(ids: $ids, store_ids: $store_ids) { _id } }', {
          ids: itemsInfo.slice(0, 1).map(({ _id }) => _id),
          store_ids: stores.filter(({ sto_status }) => sto_status === 'Valid').map(({ _id }) => _id),
        });
        await go('/jobs');
        return button(page, /^Remove: /).first();
      },
      primary: inDialog('Remove'),
      told: ({ page }) => page.locator('body:not(:has([role=dialog]))'),
      sends: true,
    },
  },
  { of: 'screens/jobs/JobDrawer.tsx', pressed: 'It is read, and holds links.' },
  { of: 'screens/jobs/JobGroupDrawer.tsx', pressed: 'It is read, and holds links.' },
  {
    of: 'screens/trackings/TrackingDrawer.tsx',
    pressed: 'What it saves goes by the version of the parcel it shows: a second save changes nothing.',
  },
  { of: 'screens/trackings/CourierOptions.tsx', pressed: 'It hands the courier to the dry run, and changes nothing.' },
];
