import { rmSync } from 'node:fs';

const tearDown = async (): Promise<void> => {
  const cluster = globalThis.stopTestCluster;
  if (!cluster) return;
  await cluster.stop();
  rmSync(cluster.folder, { recursive: true, force: true });
};

export default tearDown;
