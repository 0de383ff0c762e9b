import { PLATFORMS, type PlatformId } from '../platforms';

/** What a platform does not allow in the text of a product. */
type ForbiddenKind = 'email' | 'phone' | 'link' | 'rival' | 'promotion' | 'signs';

/** A text of a product: rules differ between its name and its description. */
export type ForbiddenField = 'name' | 'description';

interface Rules {
  /** Where the platform publishes them. */
  readonly source: string;
  readonly name: readonly ForbiddenKind[];
  readonly description: readonly ForbiddenKind[];
}

const CONTACT = ['email', 'phone', 'link'] as const satisfies readonly ForbiddenKind[];

/** What market places publish of it. A shop of one's own may say whatever its owner likes. */
const RULES: Partial<Readonly<Record<PlatformId, Rules>>> = {
  amazon: {
    source: 'Amazon Seller Central: Product title requirements; Product detail page rules',
    name: [...CONTACT, 'rival', 'promotion', 'signs'],
    description: [...CONTACT, 'rival', 'promotion'],
  },
  ebay: {
    source: 'eBay: Links policy; Offering to buy or sell outside of eBay policy; Search manipulation policy',
    name: [...CONTACT, 'rival'],
    description: [...CONTACT, 'rival'],
  },
  etsy: {
    source: 'Etsy: Seller policy (fee avoidance); Listing titles in the seller handbook',
    name: [...CONTACT, 'rival', 'promotion'],
    description: [...CONTACT, 'rival'],
  },
  tiktok: {
    source: 'TikTok Shop: Product listing policy; Off-platform transactions policy',
    name: [...CONTACT, 'rival', 'promotion', 'signs'],
    description: [...CONTACT, 'rival'],
  },
  wish: {
    source: 'Wish: Merchant policies, 2 (listing products)',
    name: [...CONTACT, 'rival', 'promotion'],
    description: [...CONTACT, 'rival'],
  },
};

/** Names of market places, as they stand in a text. */
const RIVALS: readonly (readonly [PlatformId | null, string])[] = [
  ['etsy', 'etsy'],
  ['amazon', 'amazon'],
  ['ebay', 'ebay'],
  ['wish', 'wish.com'],
  ['tiktok', 'tiktok'],
  ['shopify', 'shopify'],
  [null, 'aliexpress'],
  [null, 'walmart'],
  [null, 'redbubble'],
  [null, 'temu'],
];

const PROMOTIONS = [
  'free shipping',
  'free delivery',
  'best seller',
  'bestseller',
  'hot item',
  'on sale',
  'sale price',
  'discount',
  'money back',
  '100% quality guaranteed',
  'lowest price',
  'buy now',
  'limited time',
];

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/ /gu, '[\\s-]+');

const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Each finds its first, and goes through the text once. */
const FINDERS: Readonly<Record<Exclude<ForbiddenKind, 'rival'>, RegExp>> = {
  email: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u,
  // Ten figures or more, as people write a number of a telephone: years and sizes are shorter.
  phone: /(?<![\d\w])(?:\+\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]\d{3,4}[ .-]\d{3,4}(?!\d)/u,
  link: /(?<![\w@.-])(?:https?:\/\/|www\.)[^\s<>"]{3,200}|(?<![\w@.-])[a-z0-9][a-z0-9-]{1,62}\.(?:com|net|org|shop|store|co\.uk|de|fr|io)(?![\w-])/iu,
  promotion: anyOf(PROMOTIONS),
  signs: /[~!*$?_{}#<>|;^¬¦]/u,
};

/** What was found in a text. */
interface Forbidden {
  readonly kind: ForbiddenKind;
  /** The words it is about, as they stand there. */
  readonly found: string;
}

const finderOf = (platform: PlatformId, kind: ForbiddenKind): RegExp =>
  kind === 'rival' ? anyOf(RIVALS.flatMap(([id, name]) => (id === platform ? [] : [name]))) : FINDERS[kind];

/** Characters of a text that are looked at. */
const LOOKED_AT = 20_000;

/** What a platform does not allow of a text, one of each kind. */
export const forbiddenIn = (platform: PlatformId, field: ForbiddenField, text: string): readonly Forbidden[] => {
  const looked = text.slice(0, LOOKED_AT);
  return (RULES[platform]?.[field] ?? []).flatMap((kind) => {
    const [found] = finderOf(platform, kind).exec(looked) ?? [];
    return found === undefined ? [] : [{ kind, found: found.trim().slice(0, 60) }];
  });
};

/** The characters a platform takes of a text; null: as many as this product knows. */
export const mostCharacters = (platform: PlatformId, field: ForbiddenField): number | null => PLATFORMS[platform].limits[field] ?? null;

/** Characters as people count them, and as platforms do. */
export const characters = (text: string): number => [...text].length;
