import type { Connection } from '../connections/connection';

/** What a shop works with outside of itself, as the tabs of Integrations part it. */
export const INTEGRATION_KINDS = ['payment', 'carrier', 'mail', 'documents', 'rates', 'trend'] as const;

type IntegrationKind = (typeof INTEGRATION_KINDS)[number];

interface Integration {
  readonly kind: IntegrationKind;
  /** As it is called everywhere; null: it has a name in each language. */
  readonly name: string | null;
  /** What is typed; null: nothing, it is reached by what stands elsewhere. */
  readonly connection: Connection | null;
  /** How it stands where nobody has said. */
  readonly on: boolean;
  /** There is somebody outside who can be asked whether all is well. */
  readonly asks: boolean;
  /** It is there in the demo alone. */
  readonly demo?: true;
}

/** Where the European Central Bank publishes its rates, each working day. */
export const ECB_FEED = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** Every integration there is. One that is added gets its words in `integrations.json`, its test in `server/app-configs/tests.ts`, and is asked about where it works. */
export const INTEGRATIONS = {
  practice: { kind: 'payment', name: 'Practice pay', connection: null, on: true, asks: true, demo: true },
  paypal: { kind: 'payment', name: 'PayPal', connection: null, on: true, asks: true },
  trackingmore: {
    kind: 'carrier',
    name: 'TrackingMore',
    connection: { name: 'TrackingMore', fields: { key: { kind: 'key', optional: true } }, identity: [] },
    on: true,
    asks: true,
  },
  mailboxes: { kind: 'mail', name: null, connection: null, on: true, asks: true },
  issuu: { kind: 'documents', name: 'Issuu', connection: null, on: true, asks: true },
  // Nobody outside is called unasked.
  rates: {
    kind: 'rates',
    name: null,
    connection: { name: 'ECB', fields: { url: { kind: 'website', optional: true } }, identity: [] },
    on: false,
    asks: true,
  },
  trends: { kind: 'trend', name: null, connection: null, on: false, asks: false },
  cautions: { kind: 'trend', name: null, connection: null, on: true, asks: false },
} as const satisfies Readonly<Record<string, Integration>>;

export type IntegrationCode = keyof typeof INTEGRATIONS;

export const INTEGRATION_CODES = Object.keys(INTEGRATIONS) as readonly IntegrationCode[];

export const integrationNamed = (code: string): IntegrationCode | undefined => INTEGRATION_CODES.find((each) => each === code);

export type IntegrationStatus = 'ok' | 'failing' | 'untested' | 'off';

/** How an integration stands: by the last call that was made, whoever made it. */
export const statusOf = (
  code: IntegrationCode,
  { is_on, last_success_at, failed }: { readonly is_on: boolean; readonly last_success_at: number | null; readonly failed: boolean },
): IntegrationStatus => {
  if (!is_on) return 'off';
  // The shop's own sales and lists: nobody else is needed.
  if (INTEGRATIONS[code].kind === 'trend') return 'ok';
  if (failed) return 'failing';
  return last_success_at === null ? 'untested' : 'ok';
};
