import { accept, refuse, type Outcome } from '../fault';
import { isMask } from './mask';
import type { Block, BlockFault, Connection, ConnectionField } from './connection';

/** Whether a field is kept sealed and shown as a mask only. */
export const isSealed = ({ kind }: ConnectionField): boolean => kind === 'key' || kind === 'secret';

/** What a block comes to. */
interface CheckedBlock {
  /** Every value but those that stay as they are and are sealed. */
  readonly values: Block;
  /** Names of sealed fields that were not typed anew. */
  readonly unchanged: readonly string[];
  /** It is another shop or account now: what was known of the former does not hold. */
  readonly otherIdentity: boolean;
}

/** `https://shop.example/folder`: scheme, host and folder only, no slash at the end. Undefined: no address of a shop. */
const websiteOf = (typed: string): string | undefined => {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
};

/** Keys are printable ASCII without blanks, everywhere. */
const KEY = /^[\x21-\x7e]+$/;
/** Characters a field takes: without a word about it as many as any key has. */
export const mostOf = ({ most = 2000 }: Pick<ConnectionField, 'most'>): number => most;

const faultOf = (field: ConnectionField, typed: string): BlockFault['refusal'] | undefined => {
  if (typed === '') {
    if (field.optional) return undefined;
    return field.missing ?? (field.kind === 'website' ? 'store.website' : 'store.fieldMissing');
  }
  if (field.oneOf && !field.oneOf.includes(typed)) return field.strange ?? 'store.fieldStrange';
  if (typed.length > mostOf(field)) return 'store.fieldLong';
  if (field.kind === 'website') return websiteOf(typed) === undefined ? (field.strange ?? 'store.website') : undefined;
  const pattern = field.pattern ?? (isSealed(field) ? KEY : undefined);
  return pattern && !pattern.test(typed) ? (field.strange ?? 'store.fieldStrange') : undefined;
};

/** Whether two values of a field that says which shop or account it is say the same one: the folder of a website may be another. */
const sameIdentity = (field: ConnectionField | undefined, value: string, before: string): boolean =>
  field?.kind === 'website' && URL.canParse(value) && URL.canParse(before)
    ? new URL(value).host === new URL(before).host
    : value === before;

/** Sent or not, filled in, and trimmed: a field that was not sent is as it was. */
const filledIn = ({ fields, complete }: Connection, typed: Readonly<Record<string, unknown>>, before: Block | null): Block => {
  const sent = Object.entries(fields).map(([name, { learned, oneOf }]) => {
    const value = typed[name];
    return [name, (typeof value === 'string' && !learned ? value : (before?.[name] ?? '')).trim() || (oneOf?.[0] ?? '')];
  });
  const block = Object.fromEntries(sent) as Block;
  return complete?.(block) ?? block;
};

/** What was typed of a block and what is wrong with it, by the fields' order. */
const readBlock = (
  connection: Connection,
  typed: Readonly<Record<string, unknown>>,
  before: Block | null,
): { readonly faults: readonly BlockFault[]; readonly block: CheckedBlock } => {
  const filled = filledIn(connection, typed, before);
  const values: Record<string, string> = {};
  const unchanged: string[] = [];
  const faults: BlockFault[] = [];
  for (const [field, rule] of Object.entries(connection.fields)) {
    const known = filled[field] ?? '';
    // A mask is no value.
    const text = isSealed(rule) && isMask(known) ? '' : known;
    if (text === '' && isSealed(rule) && before?.[field]) {
      unchanged.push(field);
      continue;
    }
    const refusal = faultOf(rule, text);
    if (refusal) faults.push({ field, refusal });
    values[field] = (rule.kind === 'website' && websiteOf(text)) || text;
  }
  const lack =
    faults.length === 0 && connection.lack?.({ ...values, ...Object.fromEntries(unchanged.map((name) => [name, filled[name] || '…'])) });
  if (lack) faults.push(lack);
  const otherIdentity =
    faults.length === 0 &&
    before !== null &&
    connection.identity.some((name) => !sameIdentity(connection.fields[name], values[name] ?? '', before[name] ?? ''));
  // What the platform told us goes back to the platform alone, whichever of its shops is meant.
  const kept = unchanged.find((name) => !connection.fields[name]?.learned);
  if (otherIdentity && kept !== undefined) faults.push({ field: kept, refusal: connection.other ?? 'store.otherWebsite' });
  return { faults, block: { values, unchanged, otherIdentity } };
};

/** Everything that is wrong with a block that is typed; `before` is what is shown of the one that is kept, null for a new store. */
export const faultsOfBlock = (connection: Connection, typed: Block, before: Block | null): readonly BlockFault[] =>
  readBlock(connection, typed, before).faults;

/**
 * Checks what was sent of a config block against what is shown of the one that is kept, null for a new store. What was not sent stays as it
 * was; a mask or nothing in a sealed field means unchanged, as long as the shop is the same: else whoever may edit a store could have its secret
 * sent to a host of their own. `path` is that of the block in the input.
 */
export const checkBlock = (
  connection: Connection,
  sent: Readonly<Record<string, unknown>>,
  before: Block | null,
  path: string,
): Outcome<CheckedBlock> => {
  const { faults, block } = readBlock(connection, sent, before);
  const [fault] = faults;
  return fault ? refuse(fault.refusal, { field: `${path}.${fault.field}` }) : accept(block);
};
