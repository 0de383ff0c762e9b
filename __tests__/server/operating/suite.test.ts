/** @covers src/server/backup src/server/isolated src/server/db src/server/demo */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
