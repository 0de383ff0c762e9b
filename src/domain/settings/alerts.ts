/** What somebody can be told of, by the codes of the notifications that tell it; what stands in none is told to everybody. */
export const ALERTS = {
  orders: ['order-new'],
  shops: [
    'store-lost',
    'store-refused',
    'orders-failed',
    'orders-set-aside',
    'messages-failed',
    'mailbox-failed',
    'items-failed',
    'order-refund-failed',
  ],
  production: ['order-at-provider', 'order-changed-at-store'],
  support: [
    'support-replied',
    'support-assigned',
    'support-assigned-many',
    'support-mentioned',
    'support-address',
    'order-address-given',
    'support-rated-good',
    'support-rated-bad',
  ],
  pushes: ['push-done', 'pushes-done'],
  rejects: ['push-failed', 'pushes-failed', 'ends-failed'],
  posts: ['post-published', 'post-failed', 'documents-failed'],
} as const;

export type Alert = keyof typeof ALERTS;

export const ALERT_NAMES = Object.keys(ALERTS) as readonly Alert[];

/** That somebody else may be at one's account is told whatever was chosen, and so is what a demo begins with. */
export const ALWAYS_TOLD = [
  'login-new-device',
  'login-new-place',
  'password-changed',
  'email-changed',
  'password-link-made',
  'password-link-used',
  'two-step-changed',
  'two-step-reset',
  'wrong-codes',
  'demo-welcome',
  'demo-sandbox',
] as const;

export const alertNamed = (name: string): Alert | undefined => ALERT_NAMES.find((each) => each === name);
