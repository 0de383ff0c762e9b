/** @covers src/server/listings src/server/external src/server/documents src/server/blogs src/server/trends */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
