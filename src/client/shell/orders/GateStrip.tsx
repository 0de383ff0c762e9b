import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import type { Order } from '../../entities/orders';
import { closedGate, gateName, gateReason, toneOfGate } from './gate-words';

interface GateStripProps {
  readonly order: Pick<Order, 'gates' | 'blocking_gate'>;
  readonly t: TFunction<'orders'>;
}

/** Gates as words for who cannot see the dots, and where they are pointed at. */
const gatesInWords = (t: TFunction<'orders'>, { gates, blocking_gate }: GateStripProps['order']): string =>
  gates
    .map((gate) => `${gateName(t, gate.gate)}: ${gate.open || blocking_gate === null ? t('gate.open') : gateReason(t, gate)}`)
    .join('\n');

/** Five dots, one for each gate, and the closed one in words. Where nothing is left to be sent, every gate has been passed. */
export const GateStrip = ({ order, t }: GateStripProps) => {
  const closed = closedGate(order);
  const words = gatesInWords(t, order);
  return (
    <div className="stacked" title={words}>
      <Box component="span" role="img" aria-label={words.replaceAll('\n', ', ')} sx={dots}>
        {order.gates.map((gate) => (
          <i key={gate.gate} data-gate={gate === closed ? toneOfGate(gate) : gate.open || !closed ? 'open' : 'later'} />
        ))}
      </Box>
      {closed && <small>{gateReason(t, closed)}</small>}
    </div>
  );
};

const dots = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  height: 18,
  '& i': { width: 9, height: 9, borderRadius: '50%', border: 2, borderColor: 'divider' },
  '& i[data-gate=open]': { bgcolor: 'success.main', borderColor: 'success.main' },
  '& i[data-gate=bad]': { borderColor: 'error.main', width: 11, height: 11, borderWidth: 3 },
  '& i[data-gate=waiting]': { borderColor: 'info.main', width: 11, height: 11, borderWidth: 3 },
} as const;
