/**
 * @covers src/client/screens/fulfilments
 * @covers src/client/screens/invoice
 * @covers src/client/screens/order-tasks
 * @covers src/client/screens/orders
 * @covers src/client/screens/paypal
 * @covers src/client/screens/queue
 * @covers src/client/screens/reports
 * @covers src/client/screens/trackings
 * @covers src/server/sales
 * @covers src/server/making
 */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
