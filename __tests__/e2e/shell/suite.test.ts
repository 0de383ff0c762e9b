/** @covers src/client/shell src/client/screens/integrations src/client/screens/settings src/client/screens/users src/server/account */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
