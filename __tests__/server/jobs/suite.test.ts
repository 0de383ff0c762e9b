/** @covers src/server/jobs src/server/job-groups */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
