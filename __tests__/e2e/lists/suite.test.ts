/** @covers src/client/shell/lists src/client/ui/list src/client/screens/items-internal */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
