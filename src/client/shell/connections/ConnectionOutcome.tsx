import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { useStatusWord } from './connection-status';

/** How an outside place answered last, and what to do about it. */
export const ConnectionOutcome = ({ status, sentence }: { readonly status: string; readonly sentence: string }) => {
  const { t } = useTranslation('lists');
  const word = useStatusWord();
  return (
    <Alert severity={status === 'Valid' ? 'success' : 'warning'}>
      <AlertTitle>
        {t('connection.title')}: {word(status)}
      </AlertTitle>
      {sentence}
    </Alert>
  );
};
