import customizer from '../../../i18n/en/customizer.json';
import designs from '../../../i18n/en/designs.json';
import editor from '../../../i18n/en/editor.json';
import items from '../../../i18n/en/items.json';
import jobs from '../../../i18n/en/jobs.json';
import legal from '../../../i18n/en/legal.json';
import lists from '../../../i18n/en/lists.json';
import media from '../../../i18n/en/media.json';
import navigation from '../../../i18n/en/navigation.json';
import orders from '../../../i18n/en/orders.json';
import products from '../../../i18n/en/products.json';
import refusals from '../../../i18n/en/refusals.json';
import stores from '../../../i18n/en/stores.json';
import upcoming from '../../../i18n/en/upcoming.json';
import users from '../../../i18n/en/users.json';

/** What the screens say in English: comes with the first screen. */
const enScreens = {
  customizer,
  designs,
  editor,
  items,
  jobs,
  legal,
  lists,
  media,
  navigation,
  orders,
  products,
  refusals,
  stores,
  upcoming,
  users,
};
export default enScreens;
