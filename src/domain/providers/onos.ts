import { describeProvider } from './provider';

/** Takes orders as a file; no interface of theirs is known. */
export const onos = describeProvider({
  name: 'Onos',
  fields: { account: { kind: 'text', optional: true, most: 200 } },
  orders: 'csv',
  can: [],
});
