/** @covers src/client/screens/support src/client/shell/support src/server/support */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
