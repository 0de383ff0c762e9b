/** What a canned reply may be filled in with. */
export const VARIABLES = [
  'buyer.first_name',
  'order.number',
  'order.items',
  'order.ship_by',
  'tracking.number',
  'tracking.url',
  'store.name',
  'agent.name',
] as const;

/** A link by which the buyer says where the order goes: it works once, so the server makes it as the reply is written. */
export const ADDRESS_LINK = 'address.link';

/** A link by which the buyer rates the support they got. Each reply has its own, which the server makes as it is written. */
export const RATING_LINK = 'rating.link';

/** The links that stay in a reply until the server fills them in. */
export const REPLY_LINKS = { [ADDRESS_LINK]: ADDRESS_LINK, [RATING_LINK]: RATING_LINK } as const;
