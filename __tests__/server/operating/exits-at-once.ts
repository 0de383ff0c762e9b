import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startCluster } from '../../../src/server/db/embedded/cluster';

// Starts a database of its own in the folder it is given, says its process id and exits without stopping it.
const folder = process.argv[2]!;
void startCluster(folder, path.resolve(__dirname, '../../..')).then(() => {
  const [pid = ''] = readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.stdout.write(`${pid}\n`, () => process.exit(0));
});
