/** @covers src/server/ops docs/operations.md */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { metricNames } from '../../../../src/server/metric-names';
import { listMetrics, METRIC_PREFIX, MOST_DEFAULT_SERIES, MOST_SERIES, seriesOf } from '../../../../src/server/ops/metrics';
import { faultAreaOf, routeGroupOf } from '../../../../src/server/ops/recording';
import { Metrics } from '../../../../src/server/ops/registry';

const names = { version: '1.2.3', commit: 'abc', ...metricNames };
const all = listMetrics(names);

test('a process to which everything has happened exports at most 8,000 series', () => {
  const series = all.reduce((sum, [, spec]) => sum + seriesOf(spec), 0);
  expect(series + MOST_DEFAULT_SERIES).toBeLessThanOrEqual(MOST_SERIES);
});

test('a fresh process exports at most 600 series, and of prom-client’s own no more than are counted for it', async () => {
  const samples = (await new Metrics(names).text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(samples.length).toBeLessThanOrEqual(600);
  expect(samples.filter((line) => !line.startsWith(METRIC_PREFIX)).length).toBeLessThanOrEqual(MOST_DEFAULT_SERIES);
});

test('the table of docs/operations.md is the list of metrics', () => {
  const page = readFileSync(path.resolve(__dirname, '../../../../docs/operations.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith(`| \`${METRIC_PREFIX}`))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const expected = all.map(([name, { labels = {}, type, sampled, help }]) => [
    '',
    `\`${METRIC_PREFIX}${name}\``,
    Object.keys(labels)
      .map((label) => `\`${label}\``)
      .join(', '),
    `${type}${sampled ? ', sampled' : ''}`,
    help,
    '',
  ]);
  expect(rows).toEqual(expected);
});

test('names have the units and endings Prometheus asks for', () => {
  for (const [name, { type }] of all) {
    expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
    if (type === 'histogram') expect(name).toMatch(/_seconds$/);
  }
});

test('a label value that nobody listed is counted as other', async () => {
  const metrics = new Metrics(names);
  metrics.count('connector_calls_total', { platform: 'https://shop.example/secret', outcome: 'ok' });
  metrics.count('connector_calls_total', { platform: 'WooCommerce', outcome: 'ok' });
  const text = await metrics.text();
  expect(text).toContain('pressroom_connector_calls_total{platform="other",outcome="ok"} 1');
  expect(text).toContain('pressroom_connector_calls_total{platform="WooCommerce",outcome="ok"} 1');
  expect(text).not.toContain('secret');
});

test('samples that are taken back are gone, and the rest stays', async () => {
  const metrics = new Metrics(names);
  metrics.set('workers_alive', {}, 2);
  metrics.set('mailboxes', { state: 'ok' }, 3);
  metrics.set('db_up', {}, 1);
  metrics.forgetSamples();
  const text = await metrics.text();
  expect(text).not.toMatch(/^pressroom_(?:workers_alive|mailboxes)\b/m);
  expect(text).toMatch(/^pressroom_db_up 1$/m);
});

test.each([
  ['/graphql', 'graphql'],
  ['/account/api/login', 'account_api'],
  ['/account/login', 'account'],
  ['/files/:key/:name', 'files'],
  ['/product-presets.json', 'files'],
  ['/static/*', 'static'],
  ['/sandbox/shop/:shop/wp-json', 'sandbox'],
  [undefined, 'page'],
  ['/new/:id', 'other'],
])('a request for the route %s is counted in the group %s', (route, group) => {
  expect(routeGroupOf(route)).toBe(group);
});

test.each([
  ['job push_item', 'job'],
  ['fetch_mail', 'job'],
  ['job queue', 'job'],
  ['housekeeping', 'recurring_task'],
  ['sweep of dead workers', 'recurring_task'],
  ['updateOrders, once done', 'other'],
  ['graphql query orders', 'operation'],
  ['makeUserGroup, once done', 'operation'],
  ['POST /account/login', 'http'],
  ['GET undefined', 'http'],
  ['mail: 550', 'mail'],
  ['sign-in check', 'account'],
  ['live channel', 'database'],
  ['isolated', 'isolated'],
])('a fault of %j is counted in the area %s', (where, area) => {
  expect(faultAreaOf(where, names)).toBe(area);
});
