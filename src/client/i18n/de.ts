import common from '../../../i18n/de/common.json';
import customizer from '../../../i18n/de/customizer.json';
import designs from '../../../i18n/de/designs.json';
import editor from '../../../i18n/de/editor.json';
import errors from '../../../i18n/de/errors.json';
import items from '../../../i18n/de/items.json';
import jobs from '../../../i18n/de/jobs.json';
import legal from '../../../i18n/de/legal.json';
import lists from '../../../i18n/de/lists.json';
import media from '../../../i18n/de/media.json';
import navigation from '../../../i18n/de/navigation.json';
import orders from '../../../i18n/de/orders.json';
import products from '../../../i18n/de/products.json';
import shell from '../../../i18n/de/shell.json';
import refusals from '../../../i18n/de/refusals.json';
import stores from '../../../i18n/de/stores.json';
import tasks from '../../../i18n/de/tasks.json';
import upcoming from '../../../i18n/de/upcoming.json';
import users from '../../../i18n/de/users.json';

const de = {
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
export default de;
