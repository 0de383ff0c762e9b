import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { closedValue, listMetrics, METRIC_PREFIX, type LabelsOf, type MetricName, type MetricNames, type MetricOf } from './metrics';

/** Gauges of prom-client that are called as counters are, which Prometheus' own check refuses. The same numbers by type are there without the ending. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'] as const;

/** The metrics of one process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #counters = new Map<MetricName, Counter>();
  readonly #gauges = new Map<MetricName, Gauge>();
  readonly #histograms = new Map<MetricName, Histogram>();
  readonly #labels = new Map<MetricName, ReadonlyMap<string, ReadonlySet<string>>>();
  readonly #sampled: readonly MetricName[];
  readonly #refreshers: (() => void)[] = [];

  constructor(names: MetricNames) {
    const metrics = listMetrics(names);
    this.#sampled = metrics.flatMap(([name, { sampled }]) => (sampled ? [name] : []));
    for (const [name, { type, help, labels = {}, buckets = [] }] of metrics) {
      this.#labels.set(name, new Map(Object.entries(labels).map(([label, values]) => [label, new Set(values)])));
      const common = { name: METRIC_PREFIX + name, help, labelNames: Object.keys(labels), registers: [this.#registry] };
      if (type === 'counter') this.#counters.set(name, new Counter(common));
      else if (type === 'gauge') this.#gauges.set(name, new Gauge(common));
      else this.#histograms.set(name, new Histogram({ ...common, buckets: [...buckets] }));
    }
    // A value nobody has set yet is unknown, and zero would be an answer.
    for (const name of this.#gauges.keys()) this.#forget(name);
    collectDefaultMetrics({ register: this.#registry });
    for (const misnamed of MISNAMED) this.#registry.removeSingleMetric(misnamed);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  count<Name extends MetricOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by = 1): void {
    this.#counters.get(name)?.inc(this.#closed(name, labels), by);
  }

  set<Name extends MetricOf<'gauge'>>(name: Name, labels: LabelsOf<Name>, value: number): void {
    this.#gauges.get(name)?.set(this.#closed(name, labels), value);
  }

  /** `seconds`: how long it took. */
  observe<Name extends MetricOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, seconds: number): void {
    this.#histograms.get(name)?.observe(this.#closed(name, labels), seconds);
  }

  /** Does something before each scrape, such as setting a gauge from memory. It must not ask the database. */
  onScrape(refresh: () => void): void {
    this.#refreshers.push(refresh);
  }

  /** Takes back everything that was sampled. */
  forgetSamples(): void {
    for (const name of this.#sampled) this.#forget(name);
  }

  /** All of them in Prometheus’ text format. */
  text(): Promise<string> {
    for (const refresh of this.#refreshers) refresh();
    return this.#registry.metrics();
  }

  #forget(name: MetricName): void {
    const gauge = this.#gauges.get(name);
    gauge?.reset();
    // A gauge without labels is set to 0 by that.
    if (!this.#labels.get(name)?.size) gauge?.remove();
  }

  #closed(name: MetricName, labels: Readonly<Record<string, string>>): Record<string, string> {
    const known = this.#labels.get(name);
    return Object.fromEntries(Object.entries(labels).map(([label, value]) => [label, closedValue(known?.get(label), value)]));
  }
}
