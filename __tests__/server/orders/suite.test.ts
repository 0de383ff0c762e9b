/** @covers src/server/sales src/server/making src/server/parcels src/server/workshop src/server/paypal src/server/wallet */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
