import { own } from '../../kernel/own';
import { remembered } from '../remembered';
import { CONNECTED } from './words';

/**
 * What a log may show. It is an allow-list: a text whose field has no line here becomes a keyed short hash, so that equality survives and
 * the text does not. Numbers and booleans are shown, except in sensitive fields, where numbers are hashed too.
 *
 * - `id`: shown where it looks like an id (the shape says which)
 * - `word`: shown where it is one of the program's own words (`words.ts`), such as a status or a kind
 * - `refusal`, `font`, `currency`, `language`, `error`: shown where it is the code of a refusal, a font everybody has, a code of three letters, the
 *   tag of a language, or what the language and the browser call an error
 * - `colour`: shown where it is `#rrggbb`
 * - `figure`: shown where it is a number as somebody typed it
 * - `mimetype`: shown where it is one
 * - `lies`: shown where it lies, which is what a saga asks of a picture's address (`/files/`, `/static/`, `https://`); a mark stands for the whole of it
 * - `list`: the key of a list; its numbers are shown, the values in it by the decision for their own field
 * - `setting`: shown where it is the name of a document setting, or the name the editor gives a layer; the `value` beside a setting's
 *   name is decided by that name
 * - `sentence`: shown where it is one of our own sentences or the language's own error message
 */
export type Decision =
  | 'id'
  | 'word'
  | 'refusal'
  | 'font'
  | 'currency'
  | 'language'
  | 'error'
  | 'colour'
  | 'figure'
  | 'mimetype'
  | 'lies'
  | 'list'
  | 'setting'
  | 'sentence';

/** Fields that mean the same in every action, answer and state. */
const everywhere: Readonly<Record<string, Decision>> = {
  created_by: 'id',
  idempotencyKey: 'id',
  trashStore: 'id',
  trashFulfilment: 'id',
  trashShippingPreset: 'id',
  trashBlog: 'id',
  setAsideOrderRetry: 'id',
  setAsideOrderDismiss: 'id',
  item_info_ids: 'id',
  shipping_preset: 'id',
  replace_by: 'id',
  removeItemInfo: 'id',
  jobsRemove: 'id',
  removeFile: 'id',
  removeFiles: 'id',
  trashFile: 'id',
  trashMockupDesign: 'id',
  removeMockupDesign: 'id',
  productPresetRemove: 'id',
  deleteById: 'id',
  trashUserGroup: 'id',
  referent: 'id',
  newest: 'id',
  store: 'id',
  product: 'id',
  mockup: 'id',
  group: 'id',
  sides: 'id',
  order: 'id',
  side: 'id',
  layer: 'id',
  typing: 'id',
  replacing: 'id',
  folded: 'id',
  gesture: 'id',
  activeSide: 'id',
  active_side: 'id',
  credits: 'id',

  align: 'word',
  attribute_type: 'word',
  barcode_type: 'word',
  currency: 'currency',
  description_ai_pos: 'word',
  direction: 'word',
  entity: 'word',
  field: 'word',
  fontFamily: 'font',
  footerType: 'word',
  job_type: 'word',
  kind: 'word',
  layout: 'word',
  list: 'word',
  language: 'language',
  locale: 'language',
  menuTheme: 'word',
  mockup_type: 'word',
  mode: 'word',
  module: 'word',
  navbarColor: 'word',
  navbarType: 'word',
  operation: 'word',
  package_dimension_unit: 'word',
  paid_from: 'word',
  panel: 'word',
  phase: 'word',
  platform: 'word',
  platform_id: 'word',
  position: 'word',
  provider: 'word',
  refusal: 'refusal',
  role: 'word',
  status: 'word',
  state: 'word',
  reason: 'word',
  step: 'word',
  sto_status: 'word',
  sto_type: 'word',
  style: 'word',
  textAlign: 'word',
  theme: 'word',
  tool: 'word',
  type: 'word',
  variant: 'word',
  weight: 'word',

  backgroundColor: 'colour',
  color: 'colour',
  fill: 'colour',
  garmentColor: 'colour',
  hex: 'colour',

  fix_profit: 'figure',
  fixed_profit: 'figure',
  price: 'figure',

  url: 'lies',
  src: 'lies',
  file_url: 'lies',

  name: 'setting',
  mimetype: 'mimetype',
  listKey: 'list',
  message: 'sentence',
  error: 'error',
};

/** Fields that mean something else in some actions, by the start of the action's type. */
const byAction: readonly (readonly [start: RegExp, fields: Readonly<Record<string, Decision>>])[] = [
  // The intent to load a list is made by every entity: `stores/load`.
  [/^entities\/|^\w+\/load$/, { key: 'list', by: 'id' }],
  [/^entities\/forgot$/, { lists: 'list', rows: 'id' }],
  [/^tasks\//, { key: 'id', run: 'id', action: 'word' }],
  [/^externalItems\//, { side: 'word', fields: 'word' }],
  [/^bulk\//, { run: 'id', task: 'id', action: 'word', code: 'word' }],
  [/^counts\//, { payload: 'id', name: 'id' }],
  [/^editor\//, { key: 'id', reason: 'word', strokeColor: 'colour', shadowColor: 'colour', tiling: 'word', clipart: 'id', like: 'id' }],
  [/^editor\/ui\//, { payload: 'id' }],
  [/^editor\/save\/resolveConflict$/, { payload: 'word' }],
];

/** Names that end in `id` or `ids`, in either spelling. */
const ID_FIELD = /^(_?id|ids)$|_ids?$|[a-z]Ids?$/;

/** Names of fields, and types of actions, of which it is kept what they mean: far more than there are. */
export const NAMES_KEPT = 2_000;
const TYPES_KEPT = 500;

/** The decision for a field, given the type of the action it stands in; undefined: hash it. */
export const createDecide = remembered((type): ((field: string) => Decision | undefined) => {
  const special: Readonly<Record<string, Decision>> = Object.assign(
    {},
    ...byAction.filter(([start]) => start.test(type)).map(([, fields]) => fields),
  );
  return remembered((field) => own(special, field) ?? own(everywhere, field) ?? (ID_FIELD.test(field) ? 'id' : undefined), NAMES_KEPT);
}, TYPES_KEPT);

/**
 * Fields whose texts and numbers are hashed whatever the list above says, with everything inside them. A second lock: the list
 * already hides what it does not name.
 */
const SENSITIVE =
  /pass(word|wd|phrase)|secret|token|authori[sz]ation|cookie|credential|api_?key|access_?key|private_?key|private_note|signature|login.?as|session_?id|csrf|otp|e-?mail|phone|mobile|whatsapp|skype|facebook|address|street|postcode|zip|first_?name|last_?name|buyer|company|iban|card_?n|cvc|keystring|cipher|client_id/i;

/** Blocks of a store's or provider's connection: keys and secrets, whatever their fields are called. */
const CONNECTIONS = new Set<string>(CONNECTED);

/**
 * Fields that hold a record by id, so its keys are ids and not names of fields; `entities` holds one of those for each kind of row. Everywhere
 * else a key is the name of a field: what people call things stands in rows.
 */
const BY_ID = new Set(['lists', 'mutations', 'shown', 'held', 'runs', 'results', 'entries', 'sides', 'layers', 'changes', 'assets']);

/** What the keys of a record are. */
export type Keys = 'fields' | 'ids' | 'kinds';

/** What the keys of a record are that stands in a field of a record with such keys. */
export const keysIn = (keys: Keys, field: string): Keys => {
  if (keys === 'kinds') return 'ids';
  if (keys === 'ids') return 'fields';
  return field === 'entities' ? 'kinds' : BY_ID.has(field) ? 'ids' : 'fields';
};

/**
 * Whether every text in a field is hidden, whatever the fields inside are called: what a refusal's sentence is filled in with may be the name
 * of a person or of their shop under any name.
 */
export const hidesTexts = (field: string): boolean => field === 'values';

export const isSensitive = (field: string): boolean => SENSITIVE.test(field);

/** Whether a field holding an object is a connection, so that all of it is hidden. */
export const isConnection = (field: string): boolean => CONNECTIONS.has(field);
