/** @covers src/server/files src/server/fonts */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
