import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { useMutation } from '../../kernel/hooks';
import { refusalSentence } from '../../ui/refusal';

interface TestOutcomeProps {
  readonly state: ReturnType<typeof useMutation>['state'];
  readonly provider: string;
}

/** What a test brought: the provider's yes, or why not. */
export const TestOutcome = ({ state, provider }: TestOutcomeProps) => {
  const { t } = useTranslation('fulfilments');
  if (!state || state.status === 'pending') return null;
  return (
    <Alert severity={state.status === 'done' ? 'success' : 'warning'}>
      {state.error ? refusalSentence(state.error) : t('test.good', { provider })}
    </Alert>
  );
};
