import common from '../../../i18n/pt/common.json';
import customizer from '../../../i18n/pt/customizer.json';
import designs from '../../../i18n/pt/designs.json';
import editor from '../../../i18n/pt/editor.json';
import errors from '../../../i18n/pt/errors.json';
import items from '../../../i18n/pt/items.json';
import jobs from '../../../i18n/pt/jobs.json';
import legal from '../../../i18n/pt/legal.json';
import lists from '../../../i18n/pt/lists.json';
import media from '../../../i18n/pt/media.json';
import navigation from '../../../i18n/pt/navigation.json';
import orders from '../../../i18n/pt/orders.json';
import products from '../../../i18n/pt/products.json';
import shell from '../../../i18n/pt/shell.json';
import refusals from '../../../i18n/pt/refusals.json';
import stores from '../../../i18n/pt/stores.json';
import tasks from '../../../i18n/pt/tasks.json';
import upcoming from '../../../i18n/pt/upcoming.json';
import users from '../../../i18n/pt/users.json';

const pt = {
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
export default pt;
