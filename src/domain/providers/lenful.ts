import { describeProvider } from './provider';

/** Takes orders as a file; its interface is described nowhere. */
export const lenful = describeProvider({
  name: 'Lenful',
  fields: { account: { kind: 'text', optional: true, most: 200 } },
  orders: 'csv',
  can: [],
});
