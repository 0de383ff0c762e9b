/** What every metric's name begins with. */
export const METRIC_PREFIX = 'pressroom_';

/** The most series one process may ever export, whatever happens to it. */
export const MOST_SERIES = 8000;

/** Of `process_` and `nodejs_`, whose names are prom-client's. */
export const MOST_DEFAULT_SERIES = 100;

interface MetricSpec {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** Every value each label may have. A value that isn't listed is counted as `other`. */
  readonly labels?: Readonly<Record<string, readonly string[]>>;
  /** Upper bounds in seconds, of histograms alone; `+Inf` comes by itself. */
  readonly buckets?: readonly number[];
  /** Read from the database by one elected process every 15 s. */
  readonly sampled?: true;
}

/** Names that other parts of the server decide on. All of them are fixed when a process starts. */
export interface MetricNames {
  readonly version: string;
  /** Empty where it isn't known. */
  readonly commit: string;
  /** Fields of Query and Mutation. */
  readonly operations: readonly string[];
  /** Kinds of queued work. */
  readonly jobKinds: readonly string[];
  readonly recurringTasks: readonly string[];
  /** Platforms, providers, and services that are called, as people know them. */
  readonly places: readonly string[];
}

const OTHER = 'other';

/** Groups of routes; `routeGroupOf` sorts them. */
export const ROUTE_GROUPS = [
  'graphql',
  'account',
  'account_api',
  'files',
  'uploads',
  'static',
  'pictures',
  'page',
  'healthz',
  'sandbox',
  OTHER,
] as const;

export const FAULT_AREAS = ['operation', 'job', 'recurring_task', 'http', 'mail', 'account', 'database', 'isolated', OTHER] as const;

const JOB_STATES = ['ready', 'running', 'waiting', 'held'] as const;

/** Classes of SQLSTATE by their first two characters; `none`: the connection broke. */
const SQLSTATE_CLASSES = ['none', '08', '22', '23', '25', '40', '42', '53', '54', '55', '57', '58', 'XX', OTHER] as const;

const withOther = (names: readonly string[]): readonly string[] => [...new Set([...names, OTHER])];

/** Every metric of the product but prom-client's own, without the prefix. docs/operations.md has them as a table. */
const metricSpecs = (names: MetricNames) =>
  ({
    build_info: {
      type: 'gauge',
      help: 'Always 1; the labels say what runs.',
      labels: { version: [names.version], commit: [names.commit], mode: ['serve', 'worker'] },
    },
    start_timestamp_seconds: { type: 'gauge', help: 'When the process started, in Unix seconds.' },
    faults_total: { type: 'counter', help: 'Faults written to the log.', labels: { area: FAULT_AREAS } },
    http_request_duration_seconds: {
      type: 'histogram',
      help: 'Time until a request was answered, without event streams.',
      labels: { method: ['GET', 'POST', 'PUT', OTHER], route: ROUTE_GROUPS, status_class: ['2xx', '3xx', '4xx', '5xx'] },
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    },
    graphql_operation_duration_seconds: {
      type: 'histogram',
      help: 'Time to resolve a field of Query or Mutation.',
      labels: { operation: withOther(names.operations) },
      buckets: [0.01, 0.05, 0.1, 0.3, 0.8, 3],
    },
    graphql_operations_total: {
      type: 'counter',
      help: 'Resolved fields of Query and Mutation.',
      labels: { operation: withOther(names.operations), outcome: ['ok', 'user_error', 'denied', 'fault'] },
    },
    sse_connections: { type: 'gauge', help: 'Open event streams of pages.' },
    db_up: { type: 'gauge', help: '1 if the database answered within the last 15 s, otherwise 0.' },
    db_connections: { type: 'gauge', help: 'Connections of the pool.', labels: { state: ['idle', 'used'] } },
    db_waiting: { type: 'gauge', help: 'Requests and jobs that wait for a connection of the pool.' },
    db_errors_total: {
      type: 'counter',
      help: 'Failed statements by the class of their SQLSTATE; none: the connection broke.',
      labels: { sqlstate_class: SQLSTATE_CLASSES },
    },
    job_attempts_total: {
      type: 'counter',
      help: 'Attempts at queued work.',
      labels: { kind: withOther(names.jobKinds), outcome: ['done', 'again', 'rejected', 'interrupted'] },
    },
    job_duration_seconds: {
      type: 'histogram',
      help: 'Time one attempt at queued work took.',
      labels: { kind: withOther(names.jobKinds) },
      buckets: [0.1, 0.5, 2, 10, 60, 300, 900, 3600],
    },
    worker_last_poll_timestamp_seconds: { type: 'gauge', help: 'When a worker of this process last asked the queue, in Unix seconds.' },
    heartbeat_timestamp_seconds: { type: 'gauge', help: 'When this process last ran a heartbeat from the queue, in Unix seconds.' },
    recurring_task_last_success_timestamp_seconds: {
      type: 'gauge',
      help: 'When a recurring task last succeeded in this process, in Unix seconds.',
      labels: { task: withOther(names.recurringTasks) },
    },
    recurring_task_failures_total: {
      type: 'counter',
      help: 'Failed runs of a recurring task.',
      labels: { task: withOther(names.recurringTasks) },
    },
    connector_calls_total: {
      type: 'counter',
      help: 'Calls to platforms, providers, and services.',
      labels: {
        platform: withOther(names.places),
        outcome: ['ok', 'refused', 'auth', 'throttled', 'down', 'timeout', 'unreachable', 'too_large', 'interrupted'],
      },
    },
    connector_call_seconds: {
      type: 'histogram',
      help: 'Time such a call took.',
      labels: { platform: withOther(names.places) },
      buckets: [0.05, 0.2, 0.5, 1, 2, 5, 15, 60],
    },
    mail_fetched_total: { type: 'counter', help: 'Emails read from mailboxes of stores.' },
    mail_sent_total: {
      type: 'counter',
      help: 'Replies handed to mailboxes of stores.',
      labels: { outcome: ['sent', 'later', 'refused', 'unknown'] },
    },
    sample_timestamp_seconds: { type: 'gauge', help: 'When the sampled values were read, in Unix seconds.', sampled: true },
    jobs: {
      type: 'gauge',
      help: 'Queued work by its state.',
      labels: { kind: withOther(names.jobKinds), state: JOB_STATES },
      sampled: true,
    },
    job_oldest_ready_seconds: {
      type: 'gauge',
      help: 'How long the oldest queued work that could run has been waiting.',
      labels: { kind: withOther(names.jobKinds) },
      sampled: true,
    },
    workers_alive: { type: 'gauge', help: 'Worker pools that hold their lease.', sampled: true },
    mailboxes: { type: 'gauge', help: 'Mailboxes of stores.', labels: { state: ['ok', 'failing'] }, sampled: true },
  }) as const satisfies Readonly<Record<string, MetricSpec>>;

type MetricSpecs = ReturnType<typeof metricSpecs>;

export type MetricName = keyof MetricSpecs;

/** Metrics of one type. */
export type MetricOf<Type extends MetricSpec['type']> = {
  [Name in MetricName]: MetricSpecs[Name]['type'] extends Type ? Name : never;
}[MetricName];

export type LabelsOf<Name extends MetricName> = MetricSpecs[Name] extends { readonly labels: infer Labels }
  ? { readonly [Label in keyof Labels]: string }
  : Readonly<Record<never, string>>;

/** The same list for who goes through it. */
export const listMetrics = (names: MetricNames): readonly (readonly [name: MetricName, spec: MetricSpec])[] =>
  Object.entries(metricSpecs(names)) as [MetricName, MetricSpec][];

/** How many series a metric has once each value of each label has come. */
export const seriesOf = ({ type, labels = {}, buckets = [] }: MetricSpec): number =>
  Object.values(labels).reduce((product, values) => product * values.length, 1) * (type === 'histogram' ? buckets.length + 3 : 1);

/** The value itself, or `other`. */
export const closedValue = (values: ReadonlySet<string> | undefined, value: string): string => (values?.has(value) ? value : OTHER);
