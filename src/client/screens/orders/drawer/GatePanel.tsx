import CheckCircle from '../../../ui/icons/CheckCircle';
import ErrorOutlined from '../../../ui/icons/ErrorOutlined';
import HourglassEmpty from '../../../ui/icons/HourglassEmpty';
import RadioButtonUnchecked from '../../../ui/icons/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDesk } from '../../../entities/order-desks';
import type { Order } from '../../../entities/orders';
import { useFormat } from '../../../ui/format';
import { ownDirection } from '../../../ui/styles';
import { closedGate, codeOf, gateName, gateReason, toneOfGate } from '../../../shell/orders/gate-words';
import { MissingArt } from './MissingArt';
import { PaypalPayments } from '../../../shell/orders/PaypalPayments';
import { OrderQuestions } from './OrderQuestions';
import { useChange } from './use-change';

const MatchLines = lazy(async () => ({ default: (await import('./MatchLines')).MatchLines }));
const ChooseShipping = lazy(async () => ({ default: (await import('./ChooseShipping')).ChooseShipping }));
const AddressForm = lazy(async () => ({ default: (await import('./AddressForm')).AddressForm }));

interface GatePanelProps {
  readonly order: Order;
  readonly desk: OrderDesk | undefined;
  readonly mayChange: boolean;
}

/** The five gates; of the closed one why it is closed, and what opens it. */
export const GatePanel = (props: GatePanelProps) => {
  const { order, desk, mayChange } = props;
  const { t } = useTranslation('orders');
  const { t: say } = useTranslation('order');
  const format = useFormat();
  const closed = closedGate(order);
  // Others that are closed can be opened before it is their turn.
  const [picked, setPicked] = useState<string | null>(null);
  const shown = closed && (order.gates.find(({ gate, open }) => gate === picked && !open) ?? closed);
  const code = shown && codeOf(shown);
  const iconOf = (gate: Order['gates'][number]) => {
    if (gate === closed) return toneOfGate(gate) === 'bad' ? <ErrorOutlined color="error" /> : <HourglassEmpty color="info" />;
    return gate.open || !closed ? <CheckCircle color="success" /> : <RadioButtonUnchecked color="disabled" />;
  };
  return (
    <Box component="section" aria-label={say('gates')} sx={panel}>
      <Box component="ol" sx={steps}>
        {order.gates.map((gate) => (
          <li key={gate.gate} aria-current={gate === closed ? 'step' : undefined}>
            {iconOf(gate)}
            {closed && !gate.open ? (
              <MuiLink component="button" type="button" color="inherit" aria-pressed={gate === shown} onClick={() => setPicked(gate.gate)}>
                {gateName(t, gate.gate)}
              </MuiLink>
            ) : (
              <span>{gateName(t, gate.gate)}</span>
            )}
            <Box component="small" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
              {gate.open || !closed ? t('gate.open') : gateReason(t, gate)}
            </Box>
          </li>
        ))}
      </Box>
      {desk && desk.questions.length > 0 && (
        <OrderQuestions order={order} questions={desk.questions} mayRelease={mayChange && shown?.gate !== 'policy'} />
      )}
      {shown && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, mt: 4 }}>
          <Typography role="status" sx={{ ...ownDirection, fontWeight: 500 }}>
            {code ? say(`why.${code}`) : gateReason(t, shown)}
            {code === 'held' && order.hold?.until && ` ${say('hold.until', { at: format.dateTime(order.hold.until) })}`}
          </Typography>
          <Suspense>
            <Way {...props} gate={shown.gate} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
};

/** What opens a gate. */
const Way = ({ order, desk, mayChange, gate }: GatePanelProps & { readonly gate: string }) => {
  const { t: say } = useTranslation('order');
  const { change, pending } = useChange(order._id);
  if (gate === 'paid') {
    const unpaid = order.gates.some(({ gate: each, code }) => each === gate && code === 'unpaid');
    return (
      <>
        {desk && <PaypalPayments payments={desk.payments} />}
        {unpaid && mayChange && (
          <Button variant="outlined" loading={pending} sx={{ alignSelf: 'flex-start' }} onClick={() => change({ paid: true })}>
            {say('do.paid')}
          </Button>
        )}
      </>
    );
  }
  if (gate === 'artwork') return desk ? <MissingArt order={order} desk={desk} /> : null;
  if (!mayChange) return null;
  if (gate === 'matched') return desk ? <MatchLines order={order} desk={desk} /> : null;
  if (gate === 'address') return <AddressForm order={order} proposal={desk?.address_proposal ?? null} />;
  if (gate !== 'policy') return null;
  const isShipping = order.gates.some(({ gate: each, code }) => each === gate && code === 'shipping');
  return (
    <>
      {isShipping && desk && <ChooseShipping order={order} desk={desk} />}
      <Button
        variant={isShipping ? 'outlined' : 'contained'}
        loading={pending}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => change(order.hold ? { release: true } : { approve: true })}
      >
        {say(order.hold ? 'do.release' : isShipping ? 'shipping.once' : 'do.approve')}
      </Button>
    </>
  );
};

const panel = { border: 1, borderColor: 'divider', borderRadius: 1, p: 4 } as const;

const steps = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 2,
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& li': { position: 'relative', display: 'flex', alignItems: 'center', gap: 1 },
  '& li[aria-current]': { fontWeight: 500 },
  '& svg': { fontSize: 18 },
} as const;
