import type { Locator, Page } from 'playwright-core';

/** What a case of the table is given: a page of a signed-in seller, and the API. */
export interface Stage {
  readonly page: Page;
  readonly go: (address: string) => Promise<void>;
  readonly ask: <T>(query: string, variables?: object) => Promise<T>;
  /** A name nothing else has. */
  readonly name: string;
}

/** How one dialog is reached, what its primary button is, and how a person sees that it was pressed. */
interface PressedDialog {
  /** Leads to where the dialog can be opened; returns what opens it. */
  readonly opener: (stage: Stage) => Promise<Locator>;
  /** Fills the dialog in. */
  readonly fill?: (stage: Stage) => Promise<void>;
  readonly primary: (stage: Stage) => Locator;
  readonly told: (stage: Stage) => Locator;
  /** It changes something at the server, by this operation where several belong to it; without it, it must not. */
  readonly sends?: true | string;
}

/** A dialog, by the file of `src/client` it stands in; in words, why nothing in it can be pressed twice. */
export interface DialogCase {
  readonly of: string;
  readonly pressed: PressedDialog | string;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog').last();
const inDialog =
  (name: string | RegExp) =>
  ({ page }: Stage): Locator =>
    dialog(page).getByRole('button', { name, exact: typeof name === 'string' });
const says =
  (words: string | RegExp | ((stage: Stage) => string)) =>
  (stage: Stage): Locator =>
    stage.page.getByText(typeof words === 'function' ? words(stage) : words).first();

const MAKE_ITEM = 'mutation ($params: ItemInfoInput!) { makeItemInfo(params: $params) { _id } }';

/** An item of its own, chosen in the list. */
const chosenItem = async ({ page, go, ask, name }: Stage): Promise<void> => {
  const { productPreset } = await ask<{ productPreset: { _id: string; image: string }[] }>('{ productPreset { _id image } }');
  const [preset] = productPreset;
  const params = { name, product_id: preset?._id, images: [{ src: preset?.image }], price: 20, attribute_specifics_modify: [] };
  await ask(MAKE_ITEM, { params });
  await go(`/items/internal?search=${name}`);
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
};

const overItem =
  (label: string) =>
  async (stage: Stage): Promise<Locator> => {
    await chosenItem(stage);
    return button(stage.page, label);
  };

const FULFILMENT = 'mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }';
const STORE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';
const DESIGN = 'mutation ($params: MockupDesignInput!) { createMockupDesign(params: $params) { _id } }';
const GROUP = 'mutation ($params: UserGroupInput!) { makeUserGroup(params: $params) { _id } }';
const MEMBER = 'mutation ($params: UserInput!) { makeUser(params: $params) { user { _id } } }';
const VIEW = 'mutation ($params: ListViewInput!) { makeListView(params: $params) { _id } }';

const invited = ({ ask, name }: Stage) => ask(MEMBER, { params: { email: `${name}@example.test`, name } });
const design = async ({ ask, name }: Stage): Promise<string> => {
  const { createMockupDesign: made } = await ask<{ createMockupDesign: { _id: string } }>(DESIGN, { params: { name } });
  return made._id;
};
const newDesign = async ({ page, go }: Stage): Promise<Locator> => {
  await go('/mockups/all');
  return button(page, 'New design');
};
const typeName = ({ page, name }: Stage) => dialog(page).getByLabel('Name', { exact: true }).fill(name);

const firstFile = async ({ page, go }: Stage, tab = 'all'): Promise<Locator> => {
  await go(`/design-collection/${tab}`);
  return page
    .getByRole('listitem')
    .getByRole('link', { name: /^Open / })
    .first();
};

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
  await panel.getByLabel('Save this design as a template').fill(stage.name);
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

const LAYERS = 'Layers, topmost first';

export const DIALOGS: readonly DialogCase[] = [
  {
    of: 'shell/lists/bulk/BulkDialog.tsx',
    pressed: {
      opener: overItem('Remove'),
      primary: inDialog('Remove'),
      told: says('1 item was removed.'),
      sends: true,
    },
  },
  {
    of: 'screens/items-internal/PushDialog.tsx',
    pressed: {
      opener: overItem('Push to stores'),
      primary: inDialog('Push'),
      told: says('The push of 1 item has begun.'),
      sends: true,
    },
  },
  {
    of: 'screens/items-internal/QueueOptions.tsx',
    pressed: { opener: overItem('Queue'), primary: inDialog('Review'), told: ({ page }) => dialog(page).getByText('1 will be changed') },
  },
  {
    of: 'screens/items-internal/RemoveListing.tsx',
    pressed: {
      opener: async (stage) => {
        await chosenItem(stage);
        return button(stage.page, `Remove: ${stage.name}`);
      },
      primary: inDialog('Remove item'),
      told: says('1 item was removed.'),
      sends: true,
    },
  },
  {
    of: 'screens/media/TagOptions.tsx',
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
      told: says('1 file tagged'),
      sends: true,
    },
  },
  {
    of: 'screens/media/FileDrawer.tsx',
    pressed: {
      opener: (stage) => firstFile(stage),
      fill: ({ page, name }) => dialog(page).getByLabel('Tags').fill(name),
      primary: inDialog('Save'),
      told: says('File saved'),
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
      told: says('1 file is in the trash'),
      sends: true,
    },
  },
  {
    of: 'screens/media/RemoveFile.tsx',
    pressed: {
      opener: async (stage) => {
        await (await firstFile(stage, 'trashed')).click();
        return inDialog('Remove for good')(stage);
      },
      primary: inDialog('Remove for good'),
      told: says('1 file removed'),
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
      told: says('cannot be reached'),
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
        return button(page, 'Add fulfilment').first();
      },
      fill: async ({ page, name }) => {
        await dialog(page).getByLabel('Provider', { exact: true }).selectOption('customcat');
        await dialog(page).getByLabel('Name', { exact: true }).fill(name);
        await page.getByLabel('API key').fill('a-key');
      },
      primary: inDialog('Save and test connection'),
      told: says('Orders cannot be sent to CustomCat from here yet'),
      sends: true,
    },
  },
  {
    of: 'screens/fulfilments/RemoveFulfilment.tsx',
    pressed: {
      opener: async ({ page, go, ask, name }) => {
        await ask(FULFILMENT, { params: { type: 'private', name } });
        await go(`/fulfilments/all?search=${name}`);
        return button(page, `Remove fulfilment: ${name}`);
      },
      primary: inDialog('Remove fulfilment'),
      told: says(({ name }) => `${name} was removed.`),
      sends: true,
    },
  },
  {
    of: 'screens/stores/RemoveStore.tsx',
    pressed: {
      opener: async ({ page, go, ask, name }) => {
        const woocommerce = { website: 'https://nobody.example', key: 'ck_key', secret: 'cs_secret' };
        await ask(STORE, { params: { platform_id: 'woocommerce', sto_name: name, woocommerce } });
        await go(`/stores/all?search=${name}`);
        return button(page, `Remove store: ${name}`);
      },
      primary: inDialog('Remove store'),
      told: says(({ name }) => `${name} was removed.`),
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
  {
    of: 'screens/users/InviteDrawer.tsx',
    pressed: {
      opener: async ({ page, go }) => {
        await go('/users/all');
        return button(page, 'Invite user');
      },
      fill: ({ page, name }) => page.getByRole('textbox', { name: 'Email' }).fill(`${name}@example.test`),
      primary: inDialog('Make invitation link'),
      told: ({ page }) => page.getByRole('textbox', { name: 'Invitation link' }),
      sends: true,
    },
  },
  {
    of: 'screens/users/UserDrawer.tsx',
    pressed: {
      opener: async (stage) => {
        await invited(stage);
        await stage.go(`/users/all?search=${stage.name}`);
        return stage.page.getByRole('link', { name: new RegExp(`^${stage.name}`) });
      },
      fill: ({ page }) => dialog(page).getByLabel('Phone').fill('123'),
      primary: inDialog('Save'),
      told: says('The user is saved.'),
      sends: true,
    },
  },
  { of: 'screens/users/UserEditor.tsx', pressed: 'The drawer while its user is read.' },
  {
    of: 'screens/users/RemoveUser.tsx',
    pressed: {
      opener: async (stage) => {
        await invited(stage);
        await stage.go(`/users/all?search=${stage.name}`);
        return button(stage.page, /^Remove user: /);
      },
      primary: inDialog('Take back invitation'),
      told: says(({ name }) => `The invitation of ${name} was taken back.`),
      sends: true,
    },
  },
  {
    of: 'screens/users/groups/RemoveGroup.tsx',
    pressed: {
      opener: async ({ page, go, ask, name }) => {
        await ask(GROUP, { params: { name } });
        await go('/users/groups');
        return button(page, `Remove group: ${name}`);
      },
      primary: inDialog('Remove group'),
      told: says(({ name }) => `The group ${name} was removed.`),
      sends: true,
    },
  },
  {
    of: 'shell/lists/ViewsPanel.tsx',
    pressed: {
      opener: async ({ page, go, ask, name }) => {
        await ask(VIEW, { params: { list: 'stores', name, shared: false, query: '/stores/all', columns: [] } });
        await go('/stores/all');
        await button(page, 'Views').click();
        return button(page, `Remove view ${name}`);
      },
      primary: inDialog('Remove view'),
      told: ({ page }) => page.locator('body').filter({ hasNot: page.getByRole('button', { name: 'Remove view', exact: true }) }),
      sends: true,
    },
  },
  {
    of: 'screens/designs/DesignDrawer.tsx',
    pressed: { opener: newDesign, fill: typeName, primary: inDialog('Save'), told: says('Design saved'), sends: true },
  },
  {
    of: 'screens/designs/PicturePicker.tsx',
    pressed: {
      opener: async (stage) => {
        await stage.go(`/mockups/all?design=${await design(stage)}`);
        return button(stage.page, 'Add pictures');
      },
      fill: ({ page }) =>
        dialog(page)
          .getByRole('checkbox', { name: /^Select / })
          .first()
          .check(),
      primary: inDialog(/^Add \d+ picture/),
      told: ({ page }) => page.getByLabel(/^Side of /),
    },
  },
  {
    of: 'screens/designs/ApplyDesign.tsx',
    pressed: {
      opener: async (stage) => {
        await stage.go('/mockups/all?search=Flamingo');
        return button(stage.page, 'Put Flamingo summer on products');
      },
      fill: ({ page }) => page.getByRole('checkbox', { name: 'Unisex Tee 5000' }).check(),
      primary: inDialog(/^Put on \d+ product/),
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
      told: says('Design saved'),
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
  {
    of: 'screens/editor/design/panels/SidesPanel.tsx',
    pressed: {
      opener: async (stage) => {
        const panel = await editorPanel(stage, 'Sides');
        await panel.getByRole('button', { name: 'Duplicate the side' }).click();
        return panel.getByRole('button', { name: 'Remove the side' });
      },
      primary: inDialog('Remove the side'),
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
      told: says('Saved. Your product is ready to sell.'),
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
      told: says(/^Untitled .* was removed\.$/),
      sends: true,
    },
  },
  { of: 'screens/items-internal/ListingDrawer.tsx', pressed: 'It is read, and holds links.' },
  { of: 'screens/jobs/JobDrawer.tsx', pressed: 'It is read, and holds links.' },
  { of: 'screens/jobs/JobGroupDrawer.tsx', pressed: 'It is read, and holds links.' },
  { of: 'screens/orders/OrderDrawer.tsx', pressed: 'It is read, and holds links.' },
  { of: 'screens/product-types/ProductDrawer.tsx', pressed: 'It is read, and holds links.' },
  { of: 'screens/editor/design/ReplaceDialog.tsx', pressed: 'Its button opens the system’s file chooser, which is there once.' },
  { of: 'shell/customizer/CustomizerPanel.tsx', pressed: 'Every choice is done at once and can be done again.' },
  { of: 'shell/tasks/BackgroundTaskPanel.tsx', pressed: 'It shows tasks; a button of one goes with it.' },
  { of: 'shell/layout/SidebarDrawer.tsx', pressed: 'It holds links.' },
  { of: 'shell/shortcuts/ShortcutSheet.tsx', pressed: 'It is only read.' },
  { of: 'shell/palette/CommandPalette.tsx', pressed: 'It is a search: what is chosen in it is gone to.' },
];
