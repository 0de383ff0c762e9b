/** @covers i18n src/client */
import { shownTexts } from './roles';
import { sourcesOf } from './sources';
import { namespacesOf, textsOf } from './text-files';

const texts: ReadonlyMap<string, string> = new Map(
  namespacesOf('en').flatMap((namespace) => [...textsOf('en', namespace)].map(([key, text]) => [`${namespace}:${key}`, text] as const)),
);

/** Without what is filled in, addresses, and what stands for a place in a file's name. */
const prose = (text: string): string =>
  text
    .replace(/\{\{.*?\}\}/g, '…')
    .replace(/\S+@\S+|https?:\/\/\S*|\{\w+\}/g, '…')
    .trim();

/** As long as it may get on screen: a number or a name of a few letters in place of what is filled in. */
const lengthOf = (text: string): number => text.replace(/\{\{.*?\}\}/g, '100').length;

interface Rule {
  readonly name: string;
  /** Whether a text breaks the rule. `key`: with its namespace. */
  readonly breaks: (text: string, key: string) => boolean;
  /** Texts that break it rightly, each with why. */
  readonly except?: Readonly<Record<string, string>>;
}

const SPECIFIED = 'the specification has these words';
const OF_THE_PLATFORM = 'the platform itself says so';
const LIST_OF_TWO = 'no list of three: a clause stands before the two';

const SHOPS = {
  'stores:choice.etsy.who_made.collective': OF_THE_PLATFORM,
  'stores:field.etsy.shop_id': OF_THE_PLATFORM,
  'stores:field.shopify.shopName': OF_THE_PLATFORM,
  'stores:field.tiktok.shop': OF_THE_PLATFORM,
  'stores:field.tiktok.shopHint': OF_THE_PLATFORM,
  'stores:field.tiktok.shop_list': OF_THE_PLATFORM,
  'stores:test.tried.etsy': OF_THE_PLATFORM,
  'stores:test.tried.tiktok': OF_THE_PLATFORM,
  'refusals:shop.chooseShop': OF_THE_PLATFORM,
  'refusals:shop.keyUser': 'WooCommerce calls the role a shop manager',
  'refusals:setting.prefix': 'an example of a prefix',
  'notifications:demo-welcome.content': 'the sandbox store has this name',
  'notifications:demo-sandbox.content': 'the sandbox store has this name',
  'support:variable.store.name': 'the sandbox store has this name',
} as const;

const word =
  (...words: readonly string[]) =>
  (text: string): boolean =>
    new RegExp(`\\b(?:${words.join('|')})\\b`, 'i').test(prose(text));

const RULES: readonly Rule[] = [
  {
    name: 'nothing is named by a question word',
    breaks: (text) => /^(?:Who|Whose|What|Which|How|When|Where|Why|Does|Do)\b/.test(text) && !text.endsWith('.'),
    except: {
      'stores:field.etsy.who_made': OF_THE_PLATFORM,
      'stores:field.etsy.is_supply': OF_THE_PLATFORM,
      'stores:field.etsy.when_made': OF_THE_PLATFORM,
    },
  },
  {
    name: 'a text says what is missing, not that there is none',
    breaks: (text) => /\b(?:is|are|was|were) no\b(?! longer)|\bknows no\b|\btakes no\b|\bThere (?:is|are)\b|\bno such\b/i.test(prose(text)),
  },
  { name: 'what happens alone happens automatically', breaks: (text) => /\bby (?:it|them)sel(?:f|ves)\b/i.test(text) },
  {
    name: 'a text does not begin with a pronoun of what it does not name',
    breaks: (text) => /^(?:It|Its|They|Their)\b/.test(text),
    except: {
      'notifications:orders-set-aside.content': 'the subject above it names the orders',
      'users:remove.text': 'the title above it names the person',
      'help:screen.users.empty': 'the pronoun stands for nothing here',
    },
  },
  { name: 'quotes and apostrophes are curly', breaks: (text) => /["']/.test(prose(text)) },
  {
    name: 'an ellipsis is one sign',
    breaks: (text) => text.includes('..'),
    except: { 'navigation:search.placeholder': SPECIFIED },
  },
  {
    name: 'a sentence is not cut by a hyphen or a long dash',
    breaks: (text) => / - | — /.test(prose(text)),
    except: { 'blogs:bodyHint': 'the hyphen is what is to be typed' },
  },
  {
    name: 'short forms are used',
    breaks: (text) =>
      /\b(?:is|are|was|were|[Dd]o|does|did|have|has|had|could|should|would|will) not\b|\b[Cc]annot\b|\bIt is\b/.test(prose(text)),
    except: { 'shell:tasks.warning': SPECIFIED },
  },
  {
    name: 'the spelling is American',
    breaks: word(
      'colou?red?s?(?<!color|colors|colored)',
      'catalogues?',
      'cancell(?:ed|ing)',
      'fulfilments?',
      'favou?r(?<!favor)',
      'favourites?',
      'centres?',
      'grey',
      'licences?',
      '(?:un)?authoris\\w+',
      '(?:organ|recogn|personal|custom|real|summar|categor|minim|optim)is(?:e[sd]?|ing|ation)',
      'behaviours?',
      'cheques?',
      'travell\\w+',
      'labell\\w+',
      'programmes?',
      'practise[sd]?',
      'analys(?:e[sd]?|ing)',
      'whilst',
      'amongst',
      'towards',
      'afterwards',
      'any more',
      'jewellery',
      'grammes?',
      'postcodes?',
      'neighbours?',
    ),
  },
  {
    name: 'a shipment has no other name',
    breaks: word('parcels?', 'packages? (?:is|are|was|were)'),
  },
  {
    name: 'a carrier has no other name',
    breaks: word('couriers?'),
    except: {
      'refusals:report.cause': 'the value of the API',
    },
  },
  { name: 'a workspace or a store is not called a shop', breaks: word('shops?'), except: SHOPS },
  {
    name: 'former terms are gone',
    breaks: word(
      'garments?',
      'pictures?',
      'opening hours',
      'working days?',
      'ready answers?',
      'gates?',
      'looked after',
      'fulfilment orders?',
      'provider accounts? of',
      'figures?',
      'pieces?',
      'letterhead',
      'postal code',
      'workshops?',
      'network address',
    ),
    except: {
      'account:address.postcode': 'the label of the address form names both',
      'order:place.postcode': 'the label of the address form names both',
      'stores:set.address_postcode': 'the label of the address form names both',
      'order:why.bad_postcode': 'named in full beside ZIP code',
      'orders:reason.bad_postcode': 'the status has no room for both',
      'refusals:bulk.row.gate_bad_postcode': 'named in full beside ZIP code',
      'refusals:address.bad_postcode': 'named in full beside ZIP code',
    },
  },
  {
    name: 'what is added to the wallet is a top-up, outside the menu',
    breaks: word('topups?'),
    except: { 'shell:nav.topup': SPECIFIED, 'account:billing.topup': 'the page is called as in the menu' },
  },
  // A brand of one's own has another name.
  { name: 'the product is not named', breaks: (text) => text.includes('Pressroom') },
  { name: 'nobody clicks, and nobody is asked for a favor', breaks: word('click\\w*', 'please') },
  { name: 'what failed couldn’t be done', breaks: word('failed to', 'unable to', 'successfully', 'an error occurred') },
  { name: 'abbreviations are written out', breaks: (text) => /\be\.g\.|\bi\.e\.|\betc\b/.test(text) },
  {
    name: 'abbreviated names are in capitals',
    breaks: (text) => /(?<![\w.-])(?:id|ids|url|sku|csv|api|dpi|kb|mb|pdf)(?![\w-])/.test(prose(text)),
    except: { 'refusals:preset.oneOrMany': 'arguments of the API' },
  },
  {
    name: 'a list of three has a comma before its last word',
    breaks: (text) => /\w+, \w+ (?:and|or) \w+/.test(prose(text).replace(/\|/g, '.')),
    except: {
      'help:screen.editor.what': LIST_OF_TWO,
      'help:screen.designCollection.what': LIST_OF_TWO,
      'reports:start.providerText': LIST_OF_TWO,
      'help:screen.support.tasks': 'the last is one shortcut: resolve and next',
    },
  },
  {
    name: 'one is not counted in the plural',
    breaks: (text, key) => {
      const many = key.endsWith('_one') ? texts.get(key.replace(/_one$/, '_other')) : undefined;
      const [, counted] = /\{\{count[^}]*\}\} (\w+[^s]s)\b/.exec(many ?? '') ?? [];
      return counted !== undefined && new RegExp(`\\}\\} ${counted}\\b`).test(text);
    },
  },
  {
    name: 'what was refused is told in 140 characters',
    breaks: (text, key) => key.startsWith('refusals:') && prose(text).length > 140,
  },
  {
    name: 'the heading of a column has no period and at most 24 characters',
    breaks: (text, key) => /:(?:\w+\.)*column\.\w+$/.test(key) && (text.endsWith('.') || lengthOf(text) > 24),
  },
  {
    name: 'a notice that something was done is a sentence',
    breaks: (text, key) => /Done(?:_one|_other)?$|:(?:\w+\.)*saved(?:Only)?$/.test(key) && !text.endsWith('.'),
    except: {
      'editor:bar.saved': 'the state of the design beside its title',
    },
  },
];

test.each(RULES)('$name', ({ breaks, except = {} }) => {
  const broken = [...texts].filter(([key, text]) => breaks(text, key));
  expect(broken.filter(([key]) => !(key in except))).toEqual([]);
  // An exception nobody needs would hide the next fault.
  expect(Object.keys(except).filter((key) => !broken.some(([each]) => each === key))).toEqual([]);
});

const shown = shownTexts(sourcesOf('client'));

/** The texts shown in some way, all forms of what is counted, as `[key, text]`. */
const shownAs = (isRole: (role: string) => boolean): [string, string][] => [
  ...new Map(
    shown
      .filter(({ role }) => isRole(role))
      .flatMap(({ namespace, key }) =>
        ['', '_one', '_other'].flatMap((form): [string, string][] => {
          const text = texts.get(`${namespace}:${key}${form}`);
          return text === undefined ? [] : [[`${namespace}:${key}${form}`, text]];
        }),
      ),
  ),
];

interface ShownRule {
  readonly name: string;
  readonly roles: RegExp;
  /** How many texts are shown so at least, for a renamed component would leave none to look at. */
  readonly least: number;
  readonly breaks: (text: string) => boolean;
  readonly except?: Readonly<Record<string, string>>;
}

const SHOWN_RULES: readonly ShownRule[] = [
  {
    name: 'a button has at most 24 characters',
    roles: /^Button$|Dialog\.confirm$/,
    least: 250,
    breaks: (text) => lengthOf(text) > 24,
    except: {
      'users:twoStepReset': 'what is reset has this name',
      'lists:selectMatching_other': 'the rows on the page are told from all that match',
    },
  },
  {
    name: 'a button is no sentence and no mere yes',
    roles: /^Button$|Dialog\.confirm$/,
    least: 250,
    breaks: (text) => /[.?!]$|^(?:Yes|No|OK|Submit)$|\bit\b/.test(text),
  },
  {
    name: 'a heading has no period',
    roles: /^(?:Message|Part|PageHeader|SideDrawer|RowDrawer|ListScreen|DeedDialog|RemoveDialog|ConfirmDialog)\.title$|^DialogTitle$/,
    least: 150,
    breaks: (text) => text.endsWith('.'),
  },
  {
    name: 'what takes something away asks first',
    roles: /^(?:RemoveDialog|ConfirmDialog)\.title$/,
    least: 12,
    breaks: (text) => !text.endsWith('?'),
  },
  {
    name: 'a label is no sentence and no question',
    roles: /^(?:SelectField|FormField|TextBox|TagField|NumberField|PlainSelect|Labelled)\.label$/,
    least: 120,
    breaks: (text) => /[.?!:]$/.test(text) || lengthOf(text) > 40,
  },
  {
    name: 'a tooltip is one line without a period',
    roles: /^(?:Hint|Tooltip)\.title$/,
    least: 20,
    breaks: (text) => text.endsWith('.') || lengthOf(text) > 60,
  },
];

test.each(SHOWN_RULES)('$name', ({ roles, least, breaks, except = {} }) => {
  const all = shownAs((role) => roles.test(role));
  expect(all.length).toBeGreaterThanOrEqual(least);
  const broken = all.filter(([, text]) => breaks(text));
  expect(broken.filter(([key]) => !(key in except))).toEqual([]);
  expect(Object.keys(except).filter((key) => !broken.some(([each]) => each === key))).toEqual([]);
});
