/** @covers src/server/stores src/server/fulfilments src/server/mail src/server/integrations src/server/outside src/server/app-configs src/server/container-settings src/server/rates */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
