// Written by `npm run codegen` from src/client/i18n/namespaces.ts.
import audit from '../../../../i18n/fr/audit.json';
import blogs from '../../../../i18n/fr/blogs.json';
import external from '../../../../i18n/fr/external.json';
import grid from '../../../../i18n/fr/grid.json';
import integrations from '../../../../i18n/fr/integrations.json';
import invoice from '../../../../i18n/fr/invoice.json';
import listing from '../../../../i18n/fr/listing.json';
import margin from '../../../../i18n/fr/margin.json';
import order from '../../../../i18n/fr/order.json';
import orderTasks from '../../../../i18n/fr/orderTasks.json';
import paypal from '../../../../i18n/fr/paypal.json';
import policies from '../../../../i18n/fr/policies.json';
import trend from '../../../../i18n/fr/trend.json';
import preset from '../../../../i18n/fr/preset.json';
import qa from '../../../../i18n/fr/qa.json';
import queue from '../../../../i18n/fr/queue.json';
import refusals from '../../../../i18n/fr/refusals.json';
import report from '../../../../i18n/fr/report.json';
import reports from '../../../../i18n/fr/reports.json';
import rules from '../../../../i18n/fr/rules.json';
import settings from '../../../../i18n/fr/settings.json';
import sheet from '../../../../i18n/fr/sheet.json';
import source from '../../../../i18n/fr/source.json';
import support from '../../../../i18n/fr/support.json';
import tour from '../../../../i18n/fr/tour.json';
import workshop from '../../../../i18n/fr/workshop.json';

export default { audit, blogs, external, grid, integrations, invoice, listing, margin, order, orderTasks, paypal, policies, trend, preset, qa, queue, refusals, report, reports, rules, settings, sheet, source, support, tour, workshop };
