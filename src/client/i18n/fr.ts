import common from '../../../i18n/fr/common.json';
import editor from '../../../i18n/fr/editor.json';
import errors from '../../../i18n/fr/errors.json';
import items from '../../../i18n/fr/items.json';
import jobs from '../../../i18n/fr/jobs.json';
import orders from '../../../i18n/fr/orders.json';
import products from '../../../i18n/fr/products.json';
import shell from '../../../i18n/fr/shell.json';
import stores from '../../../i18n/fr/stores.json';
import tasks from '../../../i18n/fr/tasks.json';

const fr = { common, editor, errors, items, jobs, orders, products, shell, stores, tasks };
export default fr;
