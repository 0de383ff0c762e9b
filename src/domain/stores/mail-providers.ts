/** The providers a mailbox may be signed in with: Google, Microsoft, and the one the operator describes. */
export const MAIL_PROVIDERS = ['google', 'microsoft', 'mail'] as const;

export type MailProviderId = (typeof MAIL_PROVIDERS)[number];

export const isMailProvider = (id: string): id is MailProviderId => MAIL_PROVIDERS.some((each) => each === id);
