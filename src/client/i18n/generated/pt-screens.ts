// Written by `npm run codegen` from src/client/i18n/namespaces.ts.
import customizer from '../../../../i18n/pt/customizer.json';
import designs from '../../../../i18n/pt/designs.json';
import editor from '../../../../i18n/pt/editor.json';
import fulfilments from '../../../../i18n/pt/fulfilments.json';
import items from '../../../../i18n/pt/items.json';
import jobs from '../../../../i18n/pt/jobs.json';
import legal from '../../../../i18n/pt/legal.json';
import lists from '../../../../i18n/pt/lists.json';
import media from '../../../../i18n/pt/media.json';
import navigation from '../../../../i18n/pt/navigation.json';
import orders from '../../../../i18n/pt/orders.json';
import products from '../../../../i18n/pt/products.json';
import stores from '../../../../i18n/pt/stores.json';
import tasks from '../../../../i18n/pt/tasks.json';
import trackings from '../../../../i18n/pt/trackings.json';
import users from '../../../../i18n/pt/users.json';

export default { customizer, designs, editor, fulfilments, items, jobs, legal, lists, media, navigation, orders, products, stores, tasks, trackings, users };
