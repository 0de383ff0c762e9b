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
  '{{currency}} (1 {{currency}} = {{dollars}} USD)': ['de', 'fr', 'pt'],
  Action: ['fr'],
  Actions: ['fr'],
  Ada: ['de', 'fr', 'pt'],
  Anna: ['de', 'fr', 'pt'],
  'Base {{price}}': ['fr', 'pt'],
  App: ['de'],
  Bcc: ['de'],
  'Bcc {{names}}': ['de'],
  'Cc/Bcc': ['de'],
  Blogs: ['de', 'fr', 'pt'],
  'Client ID': ['pt'],
  Clipart: ['de', 'fr', 'pt'],
  Code: ['de', 'fr'],
  Collection: ['fr'],
  Collections: ['fr'],
  Compact: ['fr'],
  'Condition {{number}}': ['fr'],
  Conditions: ['fr'],
  Conversation: ['fr'],
  Conversations: ['fr'],
  Cookies: ['de', 'pt'],
  Coral: ['pt'],
  CSV: ['de', 'fr', 'pt'],
  Ctrl: ['fr', 'pt'],
  Date: ['fr'],
  Description: ['fr'],
  Design: ['de', 'pt'],
  Designer: ['de', 'fr', 'pt'],
  Designs: ['de', 'pt'],
  Details: ['de'],
  Document: ['fr'],
  Documents: ['fr'],
  'Etsy Payments': ['de', 'fr', 'pt'],
  Europe: ['fr'],
  'Excel (XLSX)': ['de', 'fr', 'pt'],
  Facebook: ['de', 'fr', 'pt'],
  Gold: ['de'],
  Horizontal: ['de'],
  'https://carrier.example/RR123456785DE': ['de', 'fr', 'pt'],
  Image: ['fr'],
  Images: ['fr'],
  Item: ['pt'],
  'Item: {{name}}': ['pt'],
  Job: ['de'],
  Jobs: ['de'],
  Keystring: ['de'],
  Layout: ['de', 'pt'],
  Limits: ['de'],
  Link: ['de', 'pt'],
  Listings: ['de'],
  Macro: ['fr', 'pt'],
  Macros: ['fr', 'pt'],
  Magenta: ['de', 'fr', 'pt'],
  Median: ['de'],
  Messages: ['fr'],
  Mockup: ['de', 'pt'],
  Module: ['fr'],
  Monospace: ['de'],
  Name: ['de'],
  Nature: ['fr'],
  Normal: ['de', 'pt'],
  Signatures: ['fr'],
  Notes: ['fr'],
  Notifications: ['fr'],
  Options: ['fr'],
  Orange: ['de', 'fr'],
  Original: ['de', 'pt'],
  Palette: ['de', 'fr'],
  Passkeys: ['de'],
  Pause: ['de'],
  PayPal: ['de', 'fr', 'pt'],
  PDF: ['de', 'fr', 'pt'],
  Person: ['de'],
  Photos: ['fr'],
  Position: ['de', 'fr'],
  Post: ['pt'],
  Production: ['fr'],
  Rotation: ['fr'],
  Secret: ['de', 'fr', 'pt'],
  Service: ['fr'],
  'Service {{number, number}}': ['fr'],
  Shift: ['pt'],
  Shop: ['de'],
  SKU: ['de', 'fr', 'pt'],
  Skype: ['de', 'fr', 'pt'],
  Sports: ['fr'],
  Status: ['de', 'pt'],
  Style: ['fr'],
  Subtotal: ['pt'],
  Support: ['de', 'fr'],
  Tag: ['pt'],
  Tags: ['de', 'pt'],
  'Tags: {{tags}}': ['de', 'pt'],
  Text: ['de'],
  Ticket: ['de', 'fr'],
  Total: ['fr', 'pt'],
  Tracking: ['de'],
  Transaction: ['fr'],
  Trends: ['de'],
  Turquoise: ['fr'],
  Type: ['fr'],
  'Unicode ({{name}})': ['de', 'fr', 'pt'],
  Uploads: ['de', 'pt'],
  URL: ['de', 'fr', 'pt'],
  'via {{name}}': ['pt'],
  VIP: ['de', 'fr', 'pt'],
  Website: ['de'],
  Workspace: ['de'],
  Workspaces: ['de'],
  Zoom: ['de', 'fr', 'pt'],
  '{{area}} ({{width}} × {{height}} px, {{dpi}} DPI)': ['de', 'pt'],
  '{{count, number}} item': ['pt'],
  '{{count, number}} tag': ['pt'],
  '{{count, number}} tags': ['pt'],
  '{{count}} min': ['de', 'fr', 'pt'],
  '{{dpi}} DPI': ['de', 'pt'],
  '{{width}} × {{height}} px, {{dpi}} DPI': ['de', 'pt'],
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
