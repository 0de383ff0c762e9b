import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStatusWord } from './connection-status';

interface ConnectionOutcomeProps {
  readonly status: string;
  readonly sentence: string;
  /** What to do about it, where that is a press away. */
  readonly children?: ReactNode;
}

/** How an outside place answered last, and what to do about it. */
export const ConnectionOutcome = ({ status, sentence, children }: ConnectionOutcomeProps) => {
  const { t } = useTranslation('lists');
  const { t: common } = useTranslation('common');
  const word = useStatusWord();
  return (
    <Alert severity={status === 'Valid' ? 'success' : 'warning'}>
      <AlertTitle>
        {common('labelOf', { label: t('connection.title') })} {word(status)}
      </AlertTitle>
      {sentence}
      {children}
    </Alert>
  );
};
