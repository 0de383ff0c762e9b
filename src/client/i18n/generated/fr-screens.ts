// Written by `npm run codegen` from src/client/i18n/namespaces.ts.
import customizer from '../../../../i18n/fr/customizer.json';
import designs from '../../../../i18n/fr/designs.json';
import editor from '../../../../i18n/fr/editor.json';
import fulfilments from '../../../../i18n/fr/fulfilments.json';
import items from '../../../../i18n/fr/items.json';
import jobs from '../../../../i18n/fr/jobs.json';
import legal from '../../../../i18n/fr/legal.json';
import lists from '../../../../i18n/fr/lists.json';
import media from '../../../../i18n/fr/media.json';
import navigation from '../../../../i18n/fr/navigation.json';
import orders from '../../../../i18n/fr/orders.json';
import products from '../../../../i18n/fr/products.json';
import stores from '../../../../i18n/fr/stores.json';
import tasks from '../../../../i18n/fr/tasks.json';
import trackings from '../../../../i18n/fr/trackings.json';
import users from '../../../../i18n/fr/users.json';

export default { customizer, designs, editor, fulfilments, items, jobs, legal, lists, media, navigation, orders, products, stores, tasks, trackings, users };
