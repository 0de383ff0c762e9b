import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDisputeAct, type DisputeAct } from '../../../../domain/sales/paypal-disputes';
import { paypalDesks } from '../../../entities/paypal-desks';
import { paypalItems, type PaypalItem } from '../../../entities/paypal-items';
import { useBeside } from '../../../shell/lists/use-beside';
import { useMay } from '../../../shell/session/use-may';
import { Facts } from '../../../ui/Facts';
import { useFormat } from '../../../ui/format';
import { ListFailure } from '../../../ui/Message';
import { Part } from '../../../ui/Part';
import { StatusChip } from '../../../ui/StatusChip';
import { outcomeName, reasonName, stageName, timeLeft, waitsName } from '../../../shell/orders/paypal-words';
import { ActForm } from './ActForm';
import { DisputeTimeline } from './DisputeTimeline';

interface DisputeProps {
  readonly item: PaypalItem;
  readonly dispute: NonNullable<PaypalItem['dispute']>;
}

/** What the buyer disputes: how far it is, how long there is to answer, what both sides said, and what can be done now. */
export const Dispute = ({ item, dispute }: DisputeProps) => {
  const { t } = useTranslation('paypal');
  const format = useFormat();
  const mayUpdate = useMay('paypal', 'update');
  const { _id, as_of } = item;
  const { desk, list } = useBeside(paypalDesks, _id, (state) => paypalItems.selectList(state, { variables: { _id } }));
  const { dispute_id, reason, stage, status, amount, currency, respond_by, outcome, opened_at, acts, act } = dispute;
  const left = timeLeft(t, dispute, as_of);
  const [picked, setPicked] = useState<DisputeAct | null>(null);
  const known = acts.filter(isDisputeAct);
  // Nothing else can be done while an answer is being sent; its form stays until it has taken in that it was.
  const [sending, setSending] = useState<DisputeAct | null>(null);
  const chosen = sending ?? known.find((each) => each === picked) ?? (known.length === 1 ? known[0] : undefined);
  const pick = (act: DisputeAct | null): void => {
    setSending(null);
    setPicked(act);
  };
  return (
    <Part title={t('dispute')}>
      <Box sx={{ display: 'grid', gap: 4, border: 1, borderColor: 'divider', borderRadius: 1, p: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Typography sx={{ fontWeight: 500 }}>{reasonName(t, reason)}</Typography>
          {left && <StatusChip {...left} />}
        </Box>
        <Facts
          facts={[
            [t('filter.stage'), stageName(t, stage)],
            [t('waiting'), outcome === null && waitsName(t, status)],
            [t('outcomeIs'), outcome !== null && outcomeName(t, outcome)],
            [t('disputed'), format.money(amount, currency)],
            [t('respondBy'), respond_by !== null && outcome === null && format.dateTime(respond_by)],
            [t('opened'), format.dateTime(opened_at)],
            [t('disputeId'), dispute_id],
          ]}
        />
        {!desk && (list.error ? <ListFailure error={list.error} onRetry={list.reload} /> : <Skeleton variant="rounded" height={96} />)}
        {desk && <DisputeTimeline desk={desk} currency={currency} />}
        {act?.state === 'waiting' && (
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('sending')}
          </Typography>
        )}
        {mayUpdate && known.length > 1 && (
          <Box role="group" aria-label={t('whatToDo')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {known.map((each) => (
              <Button
                key={each}
                variant="outlined"
                color={each === chosen ? 'primary' : 'inherit'}
                aria-pressed={each === chosen}
                onClick={() => pick(each)}
              >
                {t(`act.${each}`)}
              </Button>
            ))}
          </Box>
        )}
        {mayUpdate && chosen && desk && (
          <ActForm
            key={chosen}
            item={item}
            dispute={dispute}
            act={chosen}
            evidence={desk.evidence}
            onSending={() => setSending(chosen)}
            onSent={() => pick(null)}
          />
        )}
      </Box>
    </Part>
  );
};
