/**
 * @covers src/client/screens/blogs
 * @covers src/client/screens/designs
 * @covers src/client/screens/items-external
 * @covers src/client/screens/policies
 * @covers src/client/screens/product-types
 * @covers src/client/screens/stores
 * @covers src/client/screens/media
 */
import { runTogether } from '../../support/suites/run-together';

runTogether(__dirname);
