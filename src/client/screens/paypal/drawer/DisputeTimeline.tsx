import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isDisputeAct } from '../../../../domain/sales/paypal-disputes';
import type { PaypalDesk } from '../../../entities/paypal-desks';
import { FailureLine } from '../../../shell/lists/FailureLine';
import { useFormat } from '../../../ui/format';
import { ownDirection } from '../../../ui/styles';

const SIDES = ['BUYER', 'SELLER', 'ARBITER'] as const;
const STATES = ['waiting', 'sent', 'failed'] as const;

interface DisputeTimelineProps {
  readonly desk: PaypalDesk;
  readonly currency: string;
}

/** What both sides wrote, and what was done here, the oldest first. */
export const DisputeTimeline = ({ desk, currency }: DisputeTimelineProps) => {
  const { t } = useTranslation('paypal');
  const format = useFormat();
  const sideOf = (by: string): string => {
    const side = SIDES.find((each) => each === by);
    return side ? t(`side.${side}`) : by;
  };
  // PayPal tells again what was written here.
  const isOurs = ({ by, text }: PaypalDesk['messages'][number]): boolean =>
    by === 'SELLER' && desk.acts.some(({ note, state }) => state === 'sent' && note.trim() === text.trim());
  const others = desk.messages.filter((message) => !isOurs(message));
  const written = others.map(({ by, at, text }, index) => ({ key: `m${index}`, at, who: sideOf(by), text, failure: null }));
  const done = desk.acts.map(({ _id, act, note, amount, state, at, by, msg }) => {
    const known = STATES.find((each) => each === state);
    const what = isDisputeAct(act) ? t(`act.${act}`) : act;
    return {
      key: _id,
      at,
      who: [by?.name ?? t('side.SELLER'), known ? t(`sent.${known}`) : state].join(' · '),
      text: [amount === null ? what : `${what}: ${format.money(amount, currency)}`, note].filter(Boolean).join('\n'),
      failure: msg,
    };
  });
  const entries = [...written, ...done].sort((a, b) => a.at - b.at);
  if (entries.length === 0) return null;
  return (
    <Box component="ol" sx={list}>
      {entries.map(({ key, at, who, text, failure }) => (
        <li key={key}>
          <time dateTime={new Date(at * 1000).toISOString()}>{format.dateTime(at)}</time>
          <div>
            <small>{who}</small>
            {text}
            {failure && <FailureLine failure={{ ...failure, message: failure.msg }} />}
          </div>
        </li>
      ))}
    </Box>
  );
};

const list = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  maxHeight: 280,
  overflow: 'auto',
  fontSize: 13,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '150px 1fr' }, columnGap: 2 },
  '& time': { color: 'text.secondary' },
  '& div': { ...ownDirection, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& small': { display: 'block', fontSize: 12, color: 'text.secondary' },
} as const;
