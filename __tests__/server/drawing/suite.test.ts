/** @covers src/server/render src/server/papers */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
