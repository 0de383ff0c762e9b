import { describeProvider } from './provider';

/** One key for everything; the order's id is ours. */
export const customcat = describeProvider({
  name: 'CustomCat',
  at: 'https://app.customcat.com',
  fields: { api_key: { kind: 'secret' } },
  orders: 'api',
  can: ['quote', 'cancel'],
});
