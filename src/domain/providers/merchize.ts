import { COURIER_LABEL_WITHOUT_COMPANY } from '../postal/label-limits';
import { describeProvider } from './provider';

/** Each seller has an address of their own there, and a token for it. */
export const merchize = describeProvider({
  name: 'Merchize',
  fields: { url: { kind: 'website', strange: 'fulfilment.url' }, access_token: { kind: 'secret' } },
  identity: ['url'],
  website: ({ url }) => (URL.canParse(url) ? new URL(url).origin : null),
  label: COURIER_LABEL_WITHOUT_COMPANY,
  orders: 'api',
  can: ['catalogue', 'cancel'],
});
