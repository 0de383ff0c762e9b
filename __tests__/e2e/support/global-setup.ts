import setUpCluster from '../../support/cluster-setup';

/** Ensures a browser, a build of the present sources and the database cluster. */
const setUp = async (): Promise<void> => {
  const [{ ensureBrowser, noBrowser }, { ensureBuilt }] = await Promise.all([
    import('../../../src/cli/browser.mjs'),
    import('../../../src/cli/setup.mjs'),
  ]);
  const browser = await ensureBrowser();
  if (!browser) throw new Error(noBrowser());
  process.env.CHROMIUM_PATH = browser;
  if (!(await ensureBuilt())) throw new Error('The build failed, so the browser tests cannot run.');
  await setUpCluster();
};

export default setUp;
