import { rmSync } from 'node:fs';
import { dropTemplates } from './databases';

const tearDown = async (): Promise<void> => {
  const run = globalThis.testRun;
  if (!run) return;
  globalThis.testRun = undefined;
  await dropTemplates();
  await run.stop();
  rmSync(run.folder, { recursive: true, force: true });
};

export default tearDown;
