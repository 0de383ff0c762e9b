import type { TFunction } from 'i18next';
import { GATE_CODES, GATES, wantsAttention, type Gate, type GateCode } from '../../../domain/sales/gates';
import type { Order } from '../../entities/orders';
import type { Tone } from '../../ui/StatusChip';

type ToldGate = Order['gates'][number];

const gateOf = (text: string): Gate | null => GATES.find((gate) => gate === text) ?? null;

/** A gate by its name; one a newer server has as it is. */
export const gateName = (t: TFunction<'orders'>, gate: string): string => {
  const known = gateOf(gate);
  return known ? t(`gate.${known}`) : gate;
};

/** Why a gate is closed, as this page knows it; null: a newer server's reason. */
export const codeOf = ({ gate, code }: ToldGate): GateCode | null => {
  const known = gateOf(gate);
  const codes: readonly GateCode[] = known ? GATE_CODES[known] : [];
  return codes.find((each) => each === code) ?? null;
};

/** The gate that keeps an order back: the first closed one while something is still to be sent to a provider. */
export const closedGate = ({ gates, blocking_gate }: Pick<Order, 'gates' | 'blocking_gate'>): ToldGate | null =>
  gates.find(({ gate, open }) => gate === blocking_gate && !open) ?? null;

/** Why it is closed, in a few words. */
export const gateReason = (t: TFunction<'orders'>, gate: ToldGate): string => {
  const code = codeOf(gate);
  return code ? t(`reason.${code}`) : gateName(t, gate.gate);
};

/** Red where somebody has to do something, quiet where it opens by itself. */
export const toneOfGate = (gate: ToldGate): Tone => {
  const known = gateOf(gate.gate);
  return known && !wantsAttention({ gate: known, open: gate.open, code: codeOf(gate) }) ? 'waiting' : 'bad';
};
