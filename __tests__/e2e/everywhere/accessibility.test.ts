import { checkEveryRoute } from '../support/accessible-routes';

checkEveryRoute();
