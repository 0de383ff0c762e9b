import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** How many orders could not be read; it opens their list. */
export const SetAsideBanner = ({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) => {
  const { t } = useTranslation('orders');
  return (
    <Alert
      severity="warning"
      sx={{ mb: 4 }}
      action={
        <Button color="inherit" size="small" onClick={onOpen}>
          {t('aside.show')}
        </Button>
      }
    >
      {t('aside.banner', { count })}
    </Alert>
  );
};
