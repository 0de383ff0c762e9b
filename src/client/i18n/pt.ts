import common from '../../../i18n/pt/common.json';
import editor from '../../../i18n/pt/editor.json';
import errors from '../../../i18n/pt/errors.json';
import items from '../../../i18n/pt/items.json';
import jobs from '../../../i18n/pt/jobs.json';
import orders from '../../../i18n/pt/orders.json';
import products from '../../../i18n/pt/products.json';
import shell from '../../../i18n/pt/shell.json';
import stores from '../../../i18n/pt/stores.json';
import tasks from '../../../i18n/pt/tasks.json';

const pt = { common, editor, errors, items, jobs, orders, products, shell, stores, tasks };
export default pt;
