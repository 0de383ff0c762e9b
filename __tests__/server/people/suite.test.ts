/** @covers src/server/people src/server/sign-in src/server/inbox */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
