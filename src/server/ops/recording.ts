import { onMeasurement, type Measurements } from '../kernel/measure';
import type { FAULT_AREAS, MetricNames, ROUTE_GROUPS } from './metrics';
import type { Metrics } from './registry';

type RouteGroup = (typeof ROUTE_GROUPS)[number];
type FaultArea = (typeof FAULT_AREAS)[number];

/** Groups by the first part of a route's pattern. */
const GROUPS: Readonly<Record<string, RouteGroup>> = {
  graphql: 'graphql',
  account: 'account',
  connect: 'account',
  files: 'files',
  invoices: 'files',
  buyers: 'files',
  'product-presets.json': 'files',
  uploads: 'uploads',
  static: 'static',
  assets: 'static',
  'provider-pictures': 'pictures',
  'shop-pictures': 'pictures',
  healthz: 'healthz',
  sandbox: 'sandbox',
};

/** The group a request is counted in. Whatever matches no route is answered by the app's page. */
export const routeGroupOf = (route: string | undefined): RouteGroup => {
  if (route === undefined) return 'page';
  if (route.startsWith('/account/api/')) return 'account_api';
  return GROUPS[route.split('/')[1] ?? ''] ?? 'other';
};

/** The methods a route may be asked by without changing anything count as one. */
const methodOf = (method: string): string => (method === 'HEAD' ? 'GET' : method);

const startsWithOneOf = (text: string, beginnings: readonly string[]): boolean => beginnings.some((each) => text.startsWith(each));

/** The part of the product a fault is of, by the text that stands before it in the log. */
export const faultAreaOf = (where: string, { operations, jobKinds, recurringTasks }: MetricNames): FaultArea => {
  if (recurringTasks.includes(where)) return 'recurring_task';
  if (jobKinds.includes(where) || startsWithOneOf(where, ['job ', 'end of job', 'start of job'])) return 'job';
  if (where.startsWith('graphql') || operations.includes(where.split(',', 1)[0] ?? '')) return 'operation';
  if (/^[A-Z]+ (?:\/|undefined$)/.test(where)) return 'http';
  if (startsWithOneOf(where, ['mail'])) return 'mail';
  if (startsWithOneOf(where, ['sign-in', 'news of an account', 'last use of', 'service of breached', 'secret of'])) return 'account';
  if (startsWithOneOf(where, ['restart of the database', 'live channel', 'samples of metrics'])) return 'database';
  return where === 'isolated' ? 'isolated' : 'other';
};

/** Event streams stay open for hours: their time says nothing. */
const isStream = ({ route, status }: Measurements['request']): boolean => route === '/live' && status === 200;

/** Counts what happens in this process from now on; returns how to end it. */
export const recordMeasurements = (metrics: Metrics, names: MetricNames): (() => void) => {
  let streams = 0;
  metrics.set('sse_connections', {}, streams);
  const endings = [
    onMeasurement('request', (request) => {
      if (isStream(request)) return;
      const { method, route, status, seconds } = request;
      const labels = { method: methodOf(method), route: routeGroupOf(route), status_class: `${Math.floor(status / 100)}xx` };
      metrics.observe('http_request_duration_seconds', labels, seconds);
    }),
    onMeasurement('operation', ({ name, outcome, seconds }) => {
      metrics.observe('graphql_operation_duration_seconds', { operation: name }, seconds);
      metrics.count('graphql_operations_total', { operation: name, outcome });
    }),
    onMeasurement('sqlError', ({ sqlState }) => metrics.count('db_errors_total', { sqlstate_class: sqlState?.slice(0, 2) ?? 'none' })),
    onMeasurement('attempt', ({ kind, outcome, seconds }) => {
      metrics.observe('job_duration_seconds', { kind }, seconds);
      metrics.count('job_attempts_total', { kind, outcome });
    }),
    onMeasurement('recurringTask', ({ name, succeeded }) => {
      if (succeeded) metrics.set('recurring_task_last_success_timestamp_seconds', { task: name }, Date.now() / 1000);
      else metrics.count('recurring_task_failures_total', { task: name });
    }),
    onMeasurement('outboundCall', ({ place = 'other', outcome, seconds }) => {
      metrics.observe('connector_call_seconds', { platform: place }, seconds);
      metrics.count('connector_calls_total', { platform: place, outcome });
    }),
    onMeasurement('mailFetched', ({ count }) => metrics.count('mail_fetched_total', {}, count)),
    onMeasurement('mailSent', ({ outcome }) => metrics.count('mail_sent_total', { outcome })),
    onMeasurement('eventStreams', ({ change }) => {
      streams += change;
      metrics.set('sse_connections', {}, streams);
    }),
    onMeasurement('fault', ({ where }) => metrics.count('faults_total', { area: faultAreaOf(where, names) })),
  ];
  return () => endings.forEach((end) => end());
};
