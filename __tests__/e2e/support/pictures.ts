import path from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = path.resolve(__dirname, '../../../.cache/e2e');
const KEPT = Boolean(process.env.TEST_PICTURES);

/** Keeps a picture of a page for people to look at, where they ask for pictures: `TEST_PICTURES=on`. */
export const keepPicture = async (page: Page, name: string): Promise<void> => {
  if (KEPT) await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
};

/** What a page looks like when each test of a file ends. `prefix`: the file's, where its tests are called like others. */
export const pictureEachTest = (page: () => Page, prefix = ''): void => {
  afterEach(async () => {
    const title = (expect.getState().currentTestName ?? 'test').replace(/\W+/g, '-').slice(0, 80);
    await keepPicture(page(), prefix + title);
  });
};
