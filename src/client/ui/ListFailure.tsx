import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Message } from './Message';
import { refusalSentence } from './refusal-sentence';
import type { Refusal } from './server-error';

/** A list that could not be loaded, and why. */
export const ListFailure = ({ error, onRetry }: { readonly error: Refusal; readonly onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <Message Icon={CloudOff} title={t('list.failed')} text={refusalSentence(error)} role="alert">
      <Button variant="outlined" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </Message>
  );
};
