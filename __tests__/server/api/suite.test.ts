/** @covers src/server/graphql src/server/http src/server/live src/server/lists src/server/kernel src/server/db */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
