import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveGuard } from './leave-guard';

const ConfirmDialog = lazy(async () => ({ default: (await import(/* webpackChunkName: "tools" */ './ConfirmDialog')).ConfirmDialog }));

/** Asks whether to leave what is not saved: the one dialog of the leave guard, which loads when it is first needed. */
export const LeaveQuestion = () => {
  const { t } = useTranslation();
  const asking = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.isAsking);
  const [needed, setNeeded] = useState(false);
  if (asking && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <ConfirmDialog
        open={asking}
        title={t('leave.title')}
        text={t('leave.text')}
        confirm={t('leave.confirm')}
        onConfirm={leaveGuard.leave}
        onClose={leaveGuard.stay}
      />
    </Suspense>
  ) : null;
};
