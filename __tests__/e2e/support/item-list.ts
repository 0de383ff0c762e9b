import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { RunningApp } from './app';
import { visit } from './go-to';
import { comes } from '../../support/comes';
import { ask, signIn } from './sign-in';
import { withApp } from './with-app';
import { pictureEachTest } from './pictures';

/** More than one page of 20; half of them in the collection `odd`, half in `even`. */
export const ITEMS = 46;

const MAKE = 'mutation ($params: ItemInfoInput!) { makeItemInfo(params: $params) { _id } }';
const REMOVE = 'mutation ($ids: [ID!]!) { removeItemInfo(ids: $ids) { _id } }';

const nameOf = (n: number): string => (n === 7 ? '=SUM(A1) "quoted", tee' : `Tee ${String(n).padStart(3, '0')}`);

interface Started {
  readonly app: RunningApp;
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Of the seller who made the items. */
  readonly token: string;
}

export const rowsOf = (page: Page): Locator => page.locator('tr[data-row]');
export const namesOf = async (page: Page): Promise<string[]> =>
  (await rowsOf(page).locator('b').allInnerTexts()).map((text) => text.trim());

/** Declares what the tests of lists begin with: the seller of a shop with items, and a page. Returns what they do with it. */
export const withItems = (use: (started: Started) => void) => {
  let app: RunningApp;
  let context: BrowserContext;
  let page: Page;
  let token: string;

  /** Makes items and returns their ids. */
  const makeItems = async (count: number, named: (n: number) => string, collection: (n: number) => string): Promise<string[]> => {
    const made: string[] = [];
    const { productPreset } = await ask<{ productPreset: { _id: string; image: string }[] }>(app, token, '{ productPreset { _id image } }');
    const [preset] = productPreset;
    if (!preset) throw new Error('The demo has no product type.');
    for (let n = 1; n <= count; n++) {
      const params = {
        name: named(n),
        product_id: preset._id,
        images: [{ src: preset.image }],
        price: 10 + n,
        collections: [collection(n)],
        attribute_specifics_modify: [],
      };
      made.push((await ask<{ makeItemInfo: { _id: string } }>(app, token, MAKE, { params })).makeItemInfo._id);
    }
    return made;
  };
  const removeItems = (ids: readonly string[]) => ask(app, token, REMOVE, { ids });

  const newPage = async (): Promise<Page> => {
    const opened = await context.newPage();
    opened.setDefaultTimeout(20_000);
    return opened;
  };

  let browser: Browser;
  withApp((started) => ({ app, browser } = started));

  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US', acceptDownloads: true });
    token = await signIn(context, app);
    // Rows that another file of the suite left would be counted too.
    const { itemInfoIds: left } = await ask<{ itemInfoIds: string[] }>(app, token, '{ itemInfoIds }');
    if (left.length > 0) await removeItems(left);
    await makeItems(ITEMS, nameOf, (n) => (n % 2 ? 'odd' : 'even'));
    page = await newPage();
    use({ app, browser, context, page, token });
  });

  pictureEachTest(() => page);

  return {
    makeItems,
    removeItems,
    newPage,
    open: async (address: string): Promise<void> => {
      await visit(page, app.origin, address);
      await rowsOf(page).first().waitFor();
    },
    /** Waits until the list holds, since rows come and go by requests. */
    until: async (holds: () => Promise<boolean>, what: string): Promise<void> => {
      await comes(async () => {
        if (!(await holds())) throw new Error(`Waited in vain: ${what}; shown: ${(await namesOf(page)).join(', ')}`);
      });
    },
    /** Somebody else makes an item and removes it at once. */
    changeElsewhere: async (): Promise<void> => {
      await removeItems(
        await makeItems(
          1,
          () => 'Passing',
          () => 'passing',
        ),
      );
    },
  };
};
