import { describeProvider } from './provider';

/** A workshop of one's own: orders are made by hand, and nobody has to be asked. */
export const ownWorkshop = describeProvider({
  name: 'In-house production',
  fields: { sender: { kind: 'text', optional: true, most: 300 } },
  // People write its labels themselves.
  label: null,
  orders: 'own',
  can: [],
});
