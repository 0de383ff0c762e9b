/** @covers src/client src/server */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
