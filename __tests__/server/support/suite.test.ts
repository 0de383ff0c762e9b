/** @covers src/server/support src/server/tasks src/server/queue */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
