import { isMainThread } from 'node:worker_threads';
import { guard } from '../../../src/server/isolated/guard';
import { serve } from '../../../src/server/isolated/serve';
import { testWork } from './work';

if (isMainThread) serve(testWork());
else guard();
