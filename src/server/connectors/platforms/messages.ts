import type { Ledger } from '../connector';

/** What is asked of a platform's messages. */
export interface AskedMessages {
  /** Where the last look ended; null: the first one, which goes back a week. */
  readonly cursor: string | null;
  /** Orders, by the shop's ids, that are asked one by one where a platform keeps messages with its orders; others leave them alone. */
  readonly orders: readonly string[];
}

/** A message as a platform tells it. Plain text; times in unix seconds. */
export interface FetchedMessage {
  /** Names it within its conversation, or its order, for good. */
  readonly id: string;
  /** The platform's conversation it is in; null: it stands with its order. */
  readonly thread: string | null;
  readonly order_platform_id: string | null;
  /** `named`: the platform tells the writer's name alone, and whoever has the name of the order's buyer is the buyer. */
  readonly from: 'buyer' | 'shop' | 'platform' | 'named';
  /** Of who wrote it. */
  readonly name: string;
  readonly buyer: {
    readonly name: string;
    /** What the platform knows the buyer by, as it says it of orders too. */
    readonly account: string | null;
  };
  readonly subject: string;
  readonly text: string;
  /** Pictures and files with it that can be seen at the platform only. */
  readonly attachments: number;
  readonly at: number;
}

/** Whether a conversation of the platform can be answered now. */
interface ToldThread {
  readonly thread: string;
  readonly answerable: boolean;
}

export interface FetchedMessages {
  readonly messages: readonly FetchedMessage[];
  readonly threads: readonly ToldThread[];
  /** Hand it back to continue behind this page; opaque. */
  readonly cursor: string | null;
}

/** A message that is to reach a buyer by the platform. */
export interface OutgoingMessage {
  /** Our id of it: what its effect is written down under. */
  readonly key: string;
  readonly thread: string | null;
  readonly order_platform_id: string | null;
  /** Plain. */
  readonly text: string;
  /** When it was written here, unix seconds: it cannot stand there from before. */
  readonly written_at: number;
  /** Of the same conversation, what is known already, by the platform's ids: none of these is this one. */
  readonly known: readonly string[];
}

/** How far the first look goes back. */
export const FIRST_LOOK_S = 7 * 24 * 60 * 60;

/** How far a look reaches back behind the last one, in seconds: a message may become visible a little after its own time. */
export const OVERLAP_S = 5 * 60;

/** What two clocks may differ by while a platform is at work, in seconds. */
const SLACK_S = 60;

/** Characters a message is kept with. */
export const LONGEST_MESSAGE = 50_000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

/** A message that may hold markup, as the plain text people read. */
export const plainMessage = (told: string): string =>
  told
    .slice(0, 4 * LONGEST_MESSAGE)
    .replace(/<br\s*\/?>|<\/(?:p|div|li)>/gi, '\n')
    // A tag that never ends is none, and is looked for once.
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|nbsp|apos);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .replace(/&#0?39;|&#x27;/gi, "'")
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, LONGEST_MESSAGE);

/** What is left of a text after a platform has put it into its own dress. */
const bare = (words: string): string => plainMessage(words).replace(/[\\∖‹›<>\s]+/g, '');

export const sameWords = (one: string, other: string): boolean => bare(one) === bare(other);

/** A message of the shop's that stands at the platform. */
interface Standing {
  readonly id: string;
  readonly text: string;
  readonly at: number;
}

/**
 * A message that was sent before and whose answer never came, if it stands there. No platform takes a mark of ours, so it is known by its words, by
 * being none of those we know, and by its time: not before we first tried. `now`: by the platform's clock where it tells one, unix seconds.
 */
export const findSent = async (
  ledger: Ledger,
  { key, text, written_at, known }: OutgoingMessage,
  now: number,
  read: (since: number) => Promise<readonly Standing[]>,
): Promise<string | undefined> => {
  const tried = await ledger.firstSent(key);
  if (tried === null) return undefined;
  // A shop's clock may go wrong, and one that plays a shop may hurry.
  const since = Math.min(now - tried / 1000, written_at) - SLACK_S;
  const there = await read(since);
  return there.find((each) => each.at >= since && !known.includes(each.id) && sameWords(each.text, text))?.id;
};
