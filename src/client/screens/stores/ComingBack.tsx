import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import type { MutationState } from '../../kernel/calls';
import { Link } from '../../ui/Link';
import { PageHeader } from '../../ui/PageHeader';
import { refusalSentence } from '../../ui/refusal';

interface ComingBackProps {
  readonly title: string;
  readonly entering: string;
  readonly enter: {
    readonly state: MutationState | undefined;
    readonly submit: (variables: { readonly answer: string }) => string;
  };
}

/** Sends once what a seller was sent back with, and says that it is on its way, or why it was in vain. */
export const ComingBack = ({ title, entering, enter }: ComingBackProps) => {
  const { t } = useTranslation('stores');
  const { search } = useLocation();
  const begin = useEffectEvent((): void => {
    if (!enter.state) enter.submit({ answer: search.slice(1) });
  });
  useEffect(() => begin(), []);
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <PageHeader title={title} />
      {enter.state?.error ? (
        <>
          <Alert severity="error" sx={{ mb: 4 }}>
            {refusalSentence(enter.state.error)}
          </Alert>
          <Button component={Link} to={addresses.stores.print({ filter: 'all' })} variant="contained">
            {t('door.back')}
          </Button>
        </>
      ) : (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <CircularProgress size={20} />
          {entering}
        </Box>
      )}
    </Box>
  );
};
