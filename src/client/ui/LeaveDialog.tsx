import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog';
import { leaveGuard } from './leave-guard';

/** Asks whether to leave what is not saved. */
export const LeaveDialog = ({ open }: { readonly open: boolean }) => {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={t('leave.title')}
      text={t('leave.text')}
      confirm={t('leave.confirm')}
      onConfirm={leaveGuard.leave}
      onClose={leaveGuard.stay}
    />
  );
};
