/** @covers src/client/editor src/client/screens/editor src/scene */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
