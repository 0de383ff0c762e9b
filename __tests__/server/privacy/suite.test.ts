/** @covers src/server/privacy src/server/erasures src/server/housekeeping.ts */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
