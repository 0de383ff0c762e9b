import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PLATFORMS, type PlatformId } from '../../../domain/platforms';
import { stores, type Store } from '../../entities/stores';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { useMutation } from '../../kernel/hooks';
import { toneOfStatus } from '../../shell/connections/connection-status';
import type { SaveForm } from '../../ui/form/use-save-form';
import { refusalSentence } from '../../ui/refusal';
import { inputOfTest, type StoreForm } from './store-form';
import { useStoreWords } from './store-status';

const SEVERITIES = { good: 'success', warning: 'warning', bad: 'error' } as const;

interface OutcomeProps {
  readonly tested: NonNullable<Store['tested']>;
  readonly platform: PlatformId;
}

const Outcome = ({ tested, platform }: OutcomeProps) => {
  const { t } = useTranslation('stores');
  const words = useStoreWords();
  const tone = toneOfStatus(tested.sto_status);
  return (
    <Alert severity={SEVERITIES[tone as keyof typeof SEVERITIES] ?? 'warning'}>
      <AlertTitle>{words.status(tested.sto_status)}</AlertTitle>
      <Box>{tone === 'good' ? t('test.fine') : words.connection(tested)}</Box>
      {/* Before the seller has let us in, nobody is asked. */}
      {tested.sto_reason?.refusal !== 'shop.notLetIn' && (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>
          {t('test.done', { host: tested.host })} {t(`test.tried.${platform}`)}
        </Box>
      )}
    </Alert>
  );
};

/** What became of trying the store's mailbox, where it has one. */
const MailboxOutcome = ({ mailbox }: { readonly mailbox: NonNullable<Store['tested']>['mailbox'] }) => {
  const { t } = useTranslation('stores');
  if (!mailbox) return null;
  const { address, reason } = mailbox;
  return (
    <Alert severity={reason ? 'error' : 'success'}>
      <AlertTitle>{t('test.mailbox', { address })}</AlertTitle>
      {reason ? refusalSentence(reason) : t('test.mailboxFine')}
    </Alert>
  );
};

interface TestConnectionProps {
  /** Undefined: a new one. */
  readonly store: Store | undefined;
  readonly form: SaveForm<StoreForm>;
}

/** Tries the connection as it is typed, and saves nothing. */
export const TestConnection = ({ store, form }: TestConnectionProps) => {
  const { t } = useTranslation('stores');
  const { submit, state } = useMutation(stores, stores.actions.test);
  const id = state?.status === 'done' ? state.ids?.[0] : undefined;
  const tested = useSelector((root: EntitiesState) => (id === undefined ? undefined : stores.selectById(root, id)?.tested));
  const typed = useWatch({ control: form.control }) as StoreForm;
  const params = inputOfTest(typed);
  // What was tried may have been typed over.
  const [about, setAbout] = useState('');
  const isAbout = about === JSON.stringify(params);
  const test = async (): Promise<void> => {
    if (!(await form.trigger(Object.keys(PLATFORMS[typed.platform_id].fields), { shouldFocus: true }))) return;
    setAbout(JSON.stringify(params));
    submit({ _id: store?._id, params });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }} aria-live="polite">
      <Box>
        <Button variant="outlined" loading={state?.status === 'pending'} loadingPosition="start" onClick={() => void test()}>
          {t(state?.status === 'pending' ? 'test.running' : 'test.action')}
        </Button>
      </Box>
      {isAbout && state?.status === 'failed' && state.error && <Alert severity="error">{refusalSentence(state.error)}</Alert>}
      {isAbout && tested && <Outcome tested={tested} platform={typed.platform_id} />}
      {isAbout && tested && <MailboxOutcome mailbox={tested.mailbox} />}
    </Box>
  );
};
