import common from '../../../i18n/de/common.json';
import editor from '../../../i18n/de/editor.json';
import errors from '../../../i18n/de/errors.json';
import items from '../../../i18n/de/items.json';
import jobs from '../../../i18n/de/jobs.json';
import orders from '../../../i18n/de/orders.json';
import products from '../../../i18n/de/products.json';
import shell from '../../../i18n/de/shell.json';
import stores from '../../../i18n/de/stores.json';
import tasks from '../../../i18n/de/tasks.json';

const de = { common, editor, errors, items, jobs, orders, products, shell, stores, tasks };
export default de;
