/** @covers src/server/sandbox */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
