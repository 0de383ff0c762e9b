// Written by `npm run codegen` from src/client/i18n/namespaces.ts.
import audit from '../../../../i18n/de/audit.json';
import blogs from '../../../../i18n/de/blogs.json';
import external from '../../../../i18n/de/external.json';
import grid from '../../../../i18n/de/grid.json';
import integrations from '../../../../i18n/de/integrations.json';
import invoice from '../../../../i18n/de/invoice.json';
import listing from '../../../../i18n/de/listing.json';
import margin from '../../../../i18n/de/margin.json';
import order from '../../../../i18n/de/order.json';
import orderTasks from '../../../../i18n/de/orderTasks.json';
import paypal from '../../../../i18n/de/paypal.json';
import policies from '../../../../i18n/de/policies.json';
import trend from '../../../../i18n/de/trend.json';
import preset from '../../../../i18n/de/preset.json';
import qa from '../../../../i18n/de/qa.json';
import queue from '../../../../i18n/de/queue.json';
import refusals from '../../../../i18n/de/refusals.json';
import report from '../../../../i18n/de/report.json';
import reports from '../../../../i18n/de/reports.json';
import rules from '../../../../i18n/de/rules.json';
import settings from '../../../../i18n/de/settings.json';
import sheet from '../../../../i18n/de/sheet.json';
import source from '../../../../i18n/de/source.json';
import support from '../../../../i18n/de/support.json';
import tour from '../../../../i18n/de/tour.json';
import workshop from '../../../../i18n/de/workshop.json';

export default { audit, blogs, external, grid, integrations, invoice, listing, margin, order, orderTasks, paypal, policies, trend, preset, qa, queue, refusals, report, reports, rules, settings, sheet, source, support, tour, workshop };
