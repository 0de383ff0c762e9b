/** @covers src/server/catalogue src/server/sourcing src/server/categories src/server/shipping-presets */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
