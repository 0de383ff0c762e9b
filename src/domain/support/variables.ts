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
