/** @covers src/server/designs src/server/drafts src/server/mockups */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
