/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-password';

export interface DemoContainer {
  readonly domain: string;
  readonly server: string;
  readonly label: string;
  /** Whether it shows Trend items. */
  readonly trend: boolean;
}

interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** Name of a group of the container. */
  readonly group: string;
  /** Domains of the containers, the first one first. */
  readonly containers: readonly string[];
}

/** Domain of the shop that is full. */
export const DEMO_SHOP = 'demo';

/** The first one answers on plain localhost too. */
export const DEMO_CONTAINERS: readonly DemoContainer[] = [
  { domain: DEMO_SHOP, server: 'localhost', label: 'Demo shop', trend: true },
  { domain: 'rival', server: 'localhost', label: 'Rival shop', trend: false },
];

const SELLER: DemoAccount = {
  email: 'seller@demo.test',
  name: 'Sam Seller',
  role: 'root',
  group: 'Owner',
  containers: ['demo'],
};

/** The one the sign-in page tells everybody of. */
export const OPEN_ACCOUNT = { email: SELLER.email, password: DEMO_PASSWORD };

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  SELLER,
  { email: 'sale@demo.test', name: 'Sasha Sale', role: 'sale', group: 'Manager', containers: ['demo'] },
  { email: 'support@demo.test', name: 'Robin Support', role: 'support', group: 'Support', containers: ['demo'] },
  { email: 'super@demo.test', name: 'Kim Super', role: 'super_root', group: 'Owner', containers: ['demo', 'rival'] },
  { email: 'seller@rival.test', name: 'Riley Rival', role: 'root', group: 'Owner', containers: ['rival'] },
];
