/** Every act an audit log records, as `subject.act`. A stored name never changes; a new act gets a line here and its words in `i18n`. */
export const AUDIT_ACTIONS = [
  'account.signedIn',
  'account.signInRefused',
  'account.passwordChanged',
  'account.emailChanged',
  'account.passwordLinkCreated',
  'account.passwordLinkUsed',
  'account.sessionsEnded',
  'account.authenticatorAdded',
  'account.authenticatorRemoved',
  'account.passkeyAdded',
  'account.passkeyRemoved',
  'account.recoveryCodesCreated',
  'account.twoStepReset',
  'member.invited',
  'member.joined',
  'member.changed',
  'member.removed',
  'member.actedAs',
  'member.actedAsEnded',
  'group.created',
  'group.changed',
  'group.deleted',
  'store.created',
  'store.changed',
  'store.deleted',
  'store.authorized',
  'store.mailboxSignedIn',
  'store.mailboxSignedOut',
  'provider.created',
  'provider.changed',
  'provider.deleted',
  'paypalAccount.created',
  'paypalAccount.changed',
  'paypalAccount.deleted',
  'integration.changed',
  'settings.changed',
  'invoice.issued',
  'invoice.paid',
  'invoice.voided',
  'order.refunded',
  'order.canceled',
  'dispute.answered',
  'buyer.exported',
  'buyer.erasureRequested',
  'access.denied',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

type SubjectOf<Action extends string> = Action extends `${infer Subject}.${string}` ? Subject : never;

/** The kind of thing an act concerns: the part of the action before the dot. */
type AuditSubject = SubjectOf<AuditAction>;

export const AUDIT_SUBJECTS = [...new Set(AUDIT_ACTIONS.map((action) => action.split('.')[0] as AuditSubject))];

/** One field of a subject before and after an act; null where it was empty. A secret is named without its values. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly secret: boolean;
}

/** The state of a subject that an audit log may show, and the sealed values of which it may only tell that they changed. */
export interface AuditedState {
  readonly shown: Readonly<Record<string, unknown>>;
  readonly sealed?: Readonly<Record<string, string>>;
}

/** Characters of a value that are kept. */
const MAX_VALUE = 200;
/** Fields of one act that are kept. */
const MAX_CHANGES = 100;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nested objects become fields with dotted names, and empty values are left out. */
const flatten = (fields: Readonly<Record<string, unknown>>, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(fields).flatMap(([name, value]): readonly (readonly [string, string])[] => {
    const field = prefix + name;
    if (value === null || value === undefined || value === '') return [];
    if (isObject(value)) return flatten(value, `${field}.`);
    return [[field, typeof value === 'string' ? value : JSON.stringify(value)]];
  });

const cut = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
};

/** What differs between two states of one subject. A new subject has no state before, a removed one none after. */
export const auditChanges = (before: AuditedState | undefined, after: AuditedState | undefined): readonly AuditChange[] => {
  const [was, is] = [new Map(flatten(before?.shown ?? {})), new Map(flatten(after?.shown ?? {}))];
  const shown = [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => was.get(field) !== is.get(field))
    .map((field) => ({ field, before: cut(was.get(field)), after: cut(is.get(field)), secret: false }));
  const sealed = Object.keys({ ...before?.sealed, ...after?.sealed })
    .filter((field) => (before?.sealed?.[field] ?? '') !== (after?.sealed?.[field] ?? ''))
    .map((field) => ({ field, before: null, after: null, secret: true }));
  return [...shown, ...sealed].slice(0, MAX_CHANGES);
};
