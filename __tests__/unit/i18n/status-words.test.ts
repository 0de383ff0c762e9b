/** @covers i18n */
import { LANGUAGES } from '../../../src/domain/languages';
import { textsOf } from './text-files';

/** The keys below which the words of each kind of status, and of an order's timeline, stand. */
const TABLES: Readonly<Record<string, string>> = {
  'orders:tab': 'orders',
  'order:fo.status': 'fulfillment orders',
  'order:fo.kind': 'kinds of fulfillment orders',
  'order:event': 'events of an order',
  'workshop:stage': 'in-house production',
  'trackings:status': 'shipments',
  'trackings:substatus': 'what a carrier says of a shipment',
  'jobs:state': 'jobs',
  'jobs:attempt.outcome': 'attempts of a job',
  'paypal:status': 'PayPal payments',
  'paypal:stage': 'disputes',
  'paypal:outcome': 'outcomes of disputes',
  'orderTasks:status': 'tickets and tasks',
  'queue:kind': 'the deadline queue',
  'external:state': 'store listings',
  'invoice:status': 'invoices',
  'blogs:status': 'posts',
  'blogs:documents.status': 'documents',
  'stores:tab': 'stores',
  'fulfilments:tab': 'provider accounts',
  'integrations:status': 'integrations',
  'users:status': 'members',
  'settings:buyers.state': 'erasures',
};

/** The words of one table, by key; a plural counts once. */
const wordsOf = (language: (typeof LANGUAGES)[number], table: string): readonly (readonly [string, string])[] => {
  const [namespace = '', path = ''] = table.split(':');
  return [...textsOf(language, namespace)].filter(([key]) => key.startsWith(`${path}.`) && !/_(?:many|other)$/.test(key));
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(TABLES))('no two of %s are said in the same words', (table) => {
    const words = wordsOf(language, table);
    expect(words.length).toBeGreaterThan(2);
    const twice = words.flatMap(([key, text], at) =>
      words.slice(at + 1).flatMap(([other, same]) => (same.toLowerCase() === text.toLowerCase() ? [[key, other, text]] : [])),
    );
    expect(twice).toEqual([]);
  });
});
