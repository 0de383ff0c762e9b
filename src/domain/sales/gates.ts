/** What has to be right before a provider gets an order, in the order in which it is asked. */
export const GATES = ['matched', 'artwork', 'address', 'paid', 'policy'] as const;

export type Gate = (typeof GATES)[number];

/** Why a gate is closed. */
export const GATE_CODES = {
  matched: ['no_listing', 'no_variant', 'no_provider'],
  artwork: ['none', 'some', 'low_dpi', 'in_design'],
  address: ['verifying', 'missing_unit', 'bad_street', 'bad_postcode', 'bad_city', 'vacant', 'not_latin', 'too_long', 'post_box'],
  paid: ['unpaid', 'on_hold', 'disputed', 'balance'],
  policy: ['held', 'unclear', 'trademark', 'country', 'shipping', 'loss', 'duplicate', 'approval'],
} as const satisfies Readonly<Record<Gate, readonly string[]>>;

export type GateCode<Of extends Gate = Gate> = (typeof GATE_CODES)[Of][number];

/** A gate as it stands; `code` is null while it is open. */
export interface GateState {
  readonly gate: Gate;
  readonly open: boolean;
  readonly code: GateCode | null;
}

/** Dots per inch below which a print is too soft. */
export const LEAST_DPI = 150;

/** Seconds within which the same buyer's same things are taken for a slip. */
export const DUPLICATE_WITHIN = 24 * 60 * 60;

/** Seconds an order may wait for its payment, its store, or the check of its address before a person is told of it. */
export const LONG_WAIT = 24 * 60 * 60;

/** What the gates are told of a line. */
export interface GateLine {
  readonly item_info_id: string | null;
  /** Of the listing's variants, the one that was bought. */
  readonly variant_sku: string | null;
  /** Whether somebody who is connected makes it. */
  readonly made: boolean;
  /** Print areas the design fills; 0: there is no artwork. Null: it is being drawn, or a designer has it. */
  readonly areas: number | null;
  /** Of those, the ones with an approved file. */
  readonly files: readonly { readonly dpi: number | null }[];
}

export const ADDRESS_STATES = ['verifying', 'valid', 'invalid', 'confirmed'] as const;

export type AddressState = (typeof ADDRESS_STATES)[number];

/** Why a person may hold an order. */
export const PERSON_HOLDS = ['person', 'buyer', 'trademark', 'stock'] as const;

/** `unclear`: the store said something that nobody here can act on without a person. */
export const HOLD_REASONS = [...PERSON_HOLDS, 'shop', 'unclear'] as const;

export type HoldReason = (typeof HOLD_REASONS)[number];

/** What a person may let through although a rule of policy or the order's age speaks against it. */
export const APPROVALS = [
  'trademark',
  'country',
  'shipping',
  'loss',
  'duplicate',
  'approval',
] as const satisfies readonly GateCode<'policy'>[];

export type Approval = (typeof APPROVALS)[number];

export interface GateFacts {
  /** Those that are still to be made. */
  readonly lines: readonly GateLine[];
  /** A designer has what artwork is missing. */
  readonly designed: boolean;
  readonly address_state: AddressState;
  /** Why it is invalid. */
  readonly address_code: GateCode<'address'> | null;
  readonly paid: boolean;
  /** The payment service keeps the money back, or the buyer disputes it. */
  readonly money: 'free' | 'on_hold' | 'disputed';
  /** Whether the provider's balance, where it is known, covers what the order costs there. */
  readonly covered: boolean;
  readonly hold: HoldReason | null;
  /** Brakes that apply, and which of them a person has let through. */
  readonly brakes: readonly Approval[];
  readonly approved: readonly Approval[];
}

const matched = ({ lines }: GateFacts): GateCode<'matched'> | null => {
  if (lines.some(({ item_info_id }) => item_info_id === null)) return 'no_listing';
  if (lines.some(({ variant_sku }) => variant_sku === null)) return 'no_variant';
  return lines.some(({ made }) => !made) ? 'no_provider' : null;
};

const missingArtwork = ({ lines }: GateFacts): GateCode<'artwork'> | null => {
  if (lines.some(({ areas }) => areas === null)) return 'in_design';
  if (lines.every(({ files }) => files.length === 0) && lines.length > 0) return 'none';
  if (lines.some(({ areas, files }) => files.length === 0 || files.length < (areas ?? 0))) return 'some';
  return lines.some(({ files }) => files.some(({ dpi }) => dpi !== null && dpi < LEAST_DPI)) ? 'low_dpi' : null;
};

const artwork = (facts: GateFacts): GateCode<'artwork'> | null => {
  const code = missingArtwork(facts);
  return code !== null && facts.designed ? 'in_design' : code;
};

const address = ({ address_state, address_code }: GateFacts): GateCode<'address'> | null => {
  if (address_state === 'valid' || address_state === 'confirmed') return null;
  return address_state === 'invalid' ? (address_code ?? 'bad_street') : 'verifying';
};

const paid = ({ paid: isPaid, money, covered }: GateFacts): GateCode<'paid'> | null => {
  if (!isPaid) return 'unpaid';
  if (money !== 'free') return money;
  return covered ? null : 'balance';
};

const policy = ({ hold, brakes, approved }: GateFacts): GateCode<'policy'> | null => {
  if (hold === 'trademark' || hold === 'unclear') return hold;
  if (hold !== null) return 'held';
  return APPROVALS.find((brake) => brakes.includes(brake) && !approved.includes(brake)) ?? null;
};

const asked: { readonly [Of in Gate]: (facts: GateFacts) => GateCode<Of> | null } = { matched, artwork, address, paid, policy };

/** How every gate stands, in their order. */
export const gatesOf = (facts: GateFacts): GateState[] =>
  GATES.map((gate) => {
    const code = asked[gate](facts);
    return { gate, open: code === null, code };
  });

/** The first that is closed; null: the order may go. */
export const blockingGate = (gates: readonly GateState[]): GateState | null => gates.find(({ open }) => !open) ?? null;

/** Those that open by themselves or by somebody else's work, so that nobody has to look after them. */
const PASSING: readonly GateCode[] = ['verifying', 'unpaid', 'in_design', 'held'];

/** Whether a closed gate wants a person to do something. */
export const wantsAttention = ({ open, code }: GateState): boolean => !open && code !== null && !PASSING.includes(code);
