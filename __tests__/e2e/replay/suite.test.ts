/** @covers src/client/replay src/client/replay-frame src/client/screens/qa */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
