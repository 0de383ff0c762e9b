import common from '../../../i18n/fr/common.json';
import customizer from '../../../i18n/fr/customizer.json';
import designs from '../../../i18n/fr/designs.json';
import editor from '../../../i18n/fr/editor.json';
import errors from '../../../i18n/fr/errors.json';
import items from '../../../i18n/fr/items.json';
import jobs from '../../../i18n/fr/jobs.json';
import legal from '../../../i18n/fr/legal.json';
import lists from '../../../i18n/fr/lists.json';
import media from '../../../i18n/fr/media.json';
import navigation from '../../../i18n/fr/navigation.json';
import orders from '../../../i18n/fr/orders.json';
import products from '../../../i18n/fr/products.json';
import shell from '../../../i18n/fr/shell.json';
import refusals from '../../../i18n/fr/refusals.json';
import stores from '../../../i18n/fr/stores.json';
import tasks from '../../../i18n/fr/tasks.json';
import upcoming from '../../../i18n/fr/upcoming.json';
import users from '../../../i18n/fr/users.json';

const fr = {
  common,
  customizer,
  designs,
  editor,
  errors,
  items,
  jobs,
  legal,
  lists,
  media,
  navigation,
  orders,
  products,
  refusals,
  shell,
  stores,
  tasks,
  upcoming,
  users,
};
export default fr;
