import type { Refusals } from '../../contract/generated/refusals';
import type { RefusalCode } from '../fault';

/**
 * What a field of a config block holds. `website`: an address, http or https. `key` and `secret` are kept sealed and shown as a
 * mask; a key is typed in sight, a secret is not.
 */
export type FieldKind = 'website' | 'text' | 'key' | 'secret';

/** Sentences that need no values. */
type PlainRefusal = { readonly [Code in RefusalCode]: [Refusals[Code]] extends [never] ? Code : never }[RefusalCode];

export interface ConnectionField {
  readonly kind: FieldKind;
  /** It may stay empty; what must not, all of them together, is for `lack` to say. */
  readonly optional?: true;
  /** The platform itself tells it once the connection stands: nobody types it, and what is sent of it is passed over. */
  readonly learned?: true;
  /** All there is to choose from, the first where nothing is said; empty: as the rest of the block has it. */
  readonly oneOf?: readonly string[];
  /** What there is to choose from, as the rest of the block tells; without it, or with none, it is typed. */
  readonly choices?: (block: Block) => readonly { readonly value: string; readonly label: string }[];
  /** Characters, at most. */
  readonly most?: number;
  /** How it looks, where not everything printable goes. */
  readonly pattern?: RegExp;
  /** What is said when it is empty, and when it holds what no such field can. */
  readonly missing?: PlainRefusal;
  readonly strange?: PlainRefusal;
}

/** The values of a config block, by the names the specification gives them (1, §3); empty: none. */
export type Block<Name extends string = string> = Readonly<Record<Name, string>>;

/** What is wrong with a block: the field to point at and what to say there. */
export interface BlockFault<Name extends string = string> {
  readonly field: Name;
  readonly refusal: PlainRefusal;
}

/** What people type to connect an outside place, and how that is checked: the same on both sides. */
export interface Connection<Name extends string = string> {
  /** As people know it. */
  readonly name: string;
  /** What is typed, in the order it is asked for. */
  readonly fields: Readonly<Record<Name, ConnectionField>>;
  /** Fields that say which shop or account it is: with another value in one of them the sealed ones have to be typed again. */
  readonly identity: readonly Name[];
  /** Where a visit at the platform opens the account: what the platform tells whose it is by, once the connection is tried. */
  readonly account?: string;
  /** What is said when they have not been. */
  readonly other?: PlainRefusal;
  /** Fills in what follows from what was typed. */
  readonly complete?: (typed: Block<Name>) => Block<Name>;
  /** What a block still lacks in which every field is fine by itself; a sealed value that is kept is a mask. */
  readonly lack?: (block: Block<Name>) => BlockFault<Name> | null;
}
