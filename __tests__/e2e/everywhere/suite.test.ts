/** @covers src/client/ui src/client/theme */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
