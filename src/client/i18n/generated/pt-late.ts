// Written by `npm run codegen` from src/client/i18n/namespaces.ts.
import audit from '../../../../i18n/pt/audit.json';
import blogs from '../../../../i18n/pt/blogs.json';
import external from '../../../../i18n/pt/external.json';
import grid from '../../../../i18n/pt/grid.json';
import integrations from '../../../../i18n/pt/integrations.json';
import invoice from '../../../../i18n/pt/invoice.json';
import listing from '../../../../i18n/pt/listing.json';
import margin from '../../../../i18n/pt/margin.json';
import order from '../../../../i18n/pt/order.json';
import orderTasks from '../../../../i18n/pt/orderTasks.json';
import paypal from '../../../../i18n/pt/paypal.json';
import policies from '../../../../i18n/pt/policies.json';
import trend from '../../../../i18n/pt/trend.json';
import preset from '../../../../i18n/pt/preset.json';
import qa from '../../../../i18n/pt/qa.json';
import queue from '../../../../i18n/pt/queue.json';
import refusals from '../../../../i18n/pt/refusals.json';
import report from '../../../../i18n/pt/report.json';
import reports from '../../../../i18n/pt/reports.json';
import rules from '../../../../i18n/pt/rules.json';
import settings from '../../../../i18n/pt/settings.json';
import sheet from '../../../../i18n/pt/sheet.json';
import source from '../../../../i18n/pt/source.json';
import support from '../../../../i18n/pt/support.json';
import tour from '../../../../i18n/pt/tour.json';
import workshop from '../../../../i18n/pt/workshop.json';

export default { audit, blogs, external, grid, integrations, invoice, listing, margin, order, orderTasks, paypal, policies, trend, preset, qa, queue, refusals, report, reports, rules, settings, sheet, source, support, tour, workshop };
