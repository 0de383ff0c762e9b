import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Message } from './Message';

/** A list that could not be loaded, in the server's words. */
export const ListFailure = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <Message Icon={CloudOff} title={t('list.failed')} text={message} role="alert">
      <Button variant="outlined" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </Message>
  );
};
