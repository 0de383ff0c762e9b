/** @covers src i18n */
import { hardCodedTexts, possibleKeys, sourceOf, sourcesOf, wordsInPages, type SourceFile } from './sources';
import { namespacesOf, OTHER_LANGUAGES, SERVER_TEXTS, textsOf } from './text-files';

const namespaces = namespacesOf('en');
const client = sourcesOf('client');
const server = sourcesOf('server');

/** A plural or ordinal form is asked for by the key without its ending. */
const asked = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Tells which texts some sources use. */
const usageIn = (sources: readonly SourceFile[]) => {
  const { literals, templates } = possibleKeys(sources);
  const patterns = templates
    .filter((template) => /^[\w:]+\./.test(template))
    .map((template) => new RegExp(`^${template.split('*').map(escaped).join('[^.]+')}$`));
  /** Ends of keys whose beginning is handed over, as in `${texts}.title`. */
  const endings = templates.filter((template) => /^\*\.[\w.]+$/.test(template)).map((template) => template.slice(1));
  const isUsed = (namespace: string, key: string): boolean =>
    [asked(key), `${namespace}:${asked(key)}`].some(
      (name) =>
        literals.has(name) ||
        patterns.some((pattern) => pattern.test(name)) ||
        endings.some((ending) => name.endsWith(ending) && literals.has(name.slice(0, -ending.length))),
    );
  return { isUsed, literals };
};

const inClient = usageIn(client);
const inServer = usageIn(server);
/** What is refused anywhere: the client says it, whoever found it. The contract's limits name theirs too. */
const anywhere = usageIn([sourceOf('src/contract/generated/limits.ts'), ...sourcesOf('domain'), ...server, ...client]);

const usageOf = (namespace: string) => {
  if (namespace === 'refusals') return anywhere;
  return SERVER_TEXTS.includes(namespace) ? inServer : inClient;
};

test.each(namespaces)('every text of %s is used', (namespace) => {
  const { isUsed } = usageOf(namespace);
  expect([...textsOf('en', namespace).keys()].filter((key) => !isUsed(namespace, key))).toEqual([]);
});

test('every key that names its namespace exists', () => {
  const known = new Set(namespaces.flatMap((namespace) => [...textsOf('en', namespace).keys()].map((key) => `${namespace}:${asked(key)}`)));
  const named = [...inClient.literals].filter(
    (text) => namespaces.some((namespace) => text.startsWith(`${namespace}:`)) && /^\w+:[\w.]+$/.test(text),
  );
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

/** Words other languages share with English. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  '{{width}} × {{height}} px, {{dpi}} dpi': ['de', 'pt'],
  '{{dpi}} dpi': ['de', 'pt'],
  // French says it alike; German calls a shop so.
  Compact: ['fr'],
  Code: ['de', 'fr'],
  Passkeys: ['de'],
  Shop: ['de'],
  Facebook: ['de', 'fr', 'pt'],
  Skype: ['de', 'fr', 'pt'],
  VIP: ['de', 'fr', 'pt'],
  Collection: ['fr'],
  Collections: ['fr'],
  Documents: ['fr'],
  Europe: ['fr'],
  Module: ['fr'],
  Notes: ['fr'],
  Options: ['fr'],
  Place: ['fr'],
  Position: ['de', 'fr'],
  Text: ['de'],
  Zoom: ['de', 'fr', 'pt'],
  Name: ['de'],
  Mockup: ['de'],
  Orange: ['de', 'fr'],
  Gold: ['de'],
  Magenta: ['de', 'fr', 'pt'],
  Rotation: ['fr'],
  Centre: ['fr'],
  Description: ['fr'],
  Cliparts: ['de', 'fr', 'pt'],
  Palette: ['de', 'fr'],
  Document: ['fr'],
  Style: ['fr'],
  Nature: ['fr'],
  Sports: ['fr'],
  Turquoise: ['fr'],
  Design: ['pt'],
  Coral: ['pt'],
  SKU: ['de', 'fr', 'pt'],
  Image: ['fr'],
  Jobs: ['de'],
  Job: ['de'],
  Status: ['de', 'pt'],
  Total: ['fr', 'pt'],
  Subtotal: ['pt'],
  PDF: ['de', 'fr', 'pt'],
  CSV: ['de', 'fr', 'pt'],
  Date: ['fr'],
  Pressroom: ['de', 'fr', 'pt'],
  System: ['de'],
  Notifications: ['fr'],
  Website: ['de'],
  Ctrl: ['fr', 'pt'],
  Shift: ['pt'],
  Support: ['de', 'fr'],
  PayPal: ['de', 'fr', 'pt'],
  Ticket: ['de', 'fr'],
  Designer: ['de', 'fr', 'pt'],
  Normal: ['de', 'pt'],
  Photos: ['fr'],
  'Etsy Payments': ['de', 'fr', 'pt'],
  Service: ['fr'],
  'Service {{number, number}}': ['fr'],
  'Shops: {{stores}}': ['de'],
  // As PayPal's own page for developers has them in every language.
  'Client ID': ['fr', 'pt'],
  Secret: ['de', 'fr', 'pt'],
  Transaction: ['fr'],
  Blogs: ['de', 'fr'],
  Ada: ['de', 'fr', 'pt'],
  'https://carrier.example/RR123456785DE': ['de', 'fr', 'pt'],
  Anna: ['de', 'fr', 'pt'],
  Messages: ['fr'],
  Conversations: ['fr'],
  Conversation: ['fr'],
  Macro: ['fr', 'pt'],
  Macros: ['fr', 'pt'],
  Person: ['de'],
  Action: ['fr'],
  '{{count}} min': ['de', 'fr', 'pt'],
};

describe.each(OTHER_LANGUAGES)('%s', (language) => {
  test.each(namespaces)('no text of %s stayed English', (namespace) => {
    const english = textsOf('en', namespace);
    const same = [...textsOf(language, namespace)].filter(
      ([key, text]) => english.get(key) === text && /\p{L}{3}/u.test(text.replace(/\{\{.*?\}\}/g, '')) && !SHARED[text]?.includes(language),
    );
    expect(same).toEqual([]);
  });
});

test('no screen carries words of its own', () => {
  expect(hardCodedTexts(client)).toEqual([]);
});

test('no page of the account site carries words of its own', () => {
  expect(wordsInPages(server.filter(({ name }) => name.startsWith('src/server/account/')))).toEqual([]);
});
