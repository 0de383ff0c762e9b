import Close from '../../ui/icons/Close';
import Schedule from '../../ui/icons/ScheduleOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hidePlanValue, planBanner, type PlannedContainer, type TimeLeft } from '../../../domain/people/plan';
import { now } from '../../kernel/clock';
import { TOPUP_PATH } from '../layout/navigation-table';
import { accountUrl } from '../session/addresses';

/** Where the browser keeps until when the banner is hidden (specification 2, §4). */
const HIDDEN = 'hide_plan_topup';

/** How long the container's plan lasts, when that is not long any more; it can be hidden for today unless the plan has expired. */
export const PlanBanner = ({ container }: { readonly container: PlannedContainer }) => {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const [hidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) ?? undefined);
  const left = planBanner(container, now(), hidden);
  if (!left) return null;
  const hide = () => {
    const value = hidePlanValue(now());
    localStorage.setItem(HIDDEN, value);
    setHidden(value);
  };
  return (
    <Alert
      square
      icon={<Schedule />}
      severity={left.unit === 'expired' ? 'error' : 'warning'}
      action={
        <>
          <Button color="inherit" href={accountUrl(TOPUP_PATH)} target="_blank" rel="noreferrer">
            {t('nav.topup')}
          </Button>
          {left.unit !== 'expired' && (
            <IconButton color="inherit" aria-label={t('plan.hide')} onClick={hide}>
              <Close />
            </IconButton>
          )}
        </>
      }
    >
      {common('labelOf', { label: t('plan.title') })} <TimeLeftText left={left} />
    </Alert>
  );
};

const TimeLeftText = ({ left }: { readonly left: TimeLeft }) => {
  const { t } = useTranslation('shell');
  return <strong>{left.unit === 'expired' ? t('plan.expired') : t(`plan.${left.unit}`, { count: left.count })}</strong>;
};
