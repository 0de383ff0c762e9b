/** @covers src/server/account src/server/sign-in src/server/people */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
