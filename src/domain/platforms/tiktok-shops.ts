/** One of the shops a seller's account has at TikTok. What its calls are ciphered with is half a key, and kept with the keys. */
export interface TikTokShop {
  /** Two letters, such as US or GB. */
  readonly region: string;
  readonly shop_id: string;
  readonly shop_name: string;
  /** LOCAL or CROSS_BORDER. */
  readonly type: string;
}

const FIELDS = ['region', 'shop_id', 'shop_name', 'type'] as const;

const isShop = (each: unknown): each is TikTokShop =>
  typeof each === 'object' && each !== null && FIELDS.every((name) => typeof (each as Record<string, unknown>)[name] === 'string');

/** The shops of a block's `shop_list`; none, when it is not filled in yet. */
export const parseShops = (list: string): readonly TikTokShop[] => {
  try {
    const parsed: unknown = JSON.parse(list);
    return Array.isArray(parsed) ? parsed.filter(isShop) : [];
  } catch {
    return [];
  }
};
