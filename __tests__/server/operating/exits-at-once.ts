import path from 'node:path';
import { startCluster } from '../../../src/server/db/embedded/cluster';

// Starts a database of its own in the folder it is given, says so and exits without stopping it.
void startCluster(process.argv[2]!, path.resolve(__dirname, '../../..')).then(() => {
  process.stdout.write('ready', () => process.exit(0));
});
