/** @covers src/server/graphql src/server/http src/server/account */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
