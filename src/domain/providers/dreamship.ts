import { describeProvider } from './provider';

/** By a token; orders are known again by a reference of ours. */
export const dreamship = describeProvider({
  name: 'Dreamship',
  at: 'https://dreamship.com',
  fields: { token: { kind: 'secret' } },
  methods: [
    { id: 'economy', name: 'Economy', faster: false },
    { id: 'economy_untracked', name: 'Economy untracked', faster: false },
    { id: 'ground', name: 'Ground', faster: false },
    { id: 'ground_advantage', name: 'Ground Advantage', faster: false },
    { id: 'express', name: 'Express', faster: true },
    { id: 'two_day', name: 'Two-day', faster: true },
  ],
  orders: 'api',
  can: ['catalogue', 'cancel'],
});
