/** @covers src/server/reports src/server/invoices src/server/wallet */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
