import { isMainThread } from 'node:worker_threads';
import { startIsolated } from '../../../../src/server/isolated';
import { guard } from '../../../../src/server/isolated/guard';
import { ISOLATED } from '../../../../src/server/isolated/program';
import { serve } from '../../../../src/server/isolated/serve';
import { testWork, type TestKinds } from './work';

/** As a server that says which process it has set to endless work. */
const setToWork = async (): Promise<void> => {
  const { run } = startIsolated<TestKinds>(testWork(), __filename);
  const pid = await run('keep', 'a', () => 1);
  void run('fail', 'a', () => {
    process.stdout.write(`${pid}\n`);
    return 'endless' as const;
  });
};

if (!isMainThread) guard(1000);
else if (process.argv[2] === ISOLATED) serve(testWork());
else void setToWork();
