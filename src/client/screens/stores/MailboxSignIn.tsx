import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { stores, type Store } from '../../entities/stores';
import { useMutation } from '../../kernel/hooks';
import Login from '../../ui/icons/Login';
import { refusalSentence } from '../../ui/refusal';
import { leaveForMailbox } from './mailbox-door';

type Mailbox = NonNullable<Store['mailbox']>;

interface SignInButtonsProps {
  readonly store: Store;
  readonly offered: Mailbox['offered'];
}

/** The ways to sign in to a mailbox beside its password; nothing where this server has none. */
const SignInButtons = ({ store, offered }: SignInButtonsProps) => {
  const { t } = useTranslation('stores');
  const dispatch = useDispatch();
  if (offered.length === 0) return null;
  return (
    <Box role="group" aria-label={t('mailbox.title')} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{t('mailbox.hint')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {offered.map(({ provider, name }) => (
          <Button
            key={provider}
            size="small"
            variant="outlined"
            startIcon={<Login />}
            onClick={() => dispatch(leaveForMailbox({ storeId: store._id, provider }))}
          >
            {t('mailbox.with', { name })}
          </Button>
        ))}
      </Box>
    </Box>
  );
};

interface SignedInProps {
  readonly store: Store;
  readonly mailbox: Mailbox;
  readonly signedIn: NonNullable<Mailbox['signed_in']>;
  readonly onPassword: () => void;
}

/** As whom a mailbox is signed in, and the ways out of it. */
const SignedIn = ({ store, mailbox, signedIn, onPassword }: SignedInProps) => {
  const { t } = useTranslation('stores');
  const dispatch = useDispatch();
  const { submit, state } = useMutation(stores, stores.actions.signOutOfMailbox);
  const { provider, name, address, ended } = signedIn;
  const isOffered = mailbox.offered.some((each) => each.provider === provider);
  return (
    <Alert severity={ended ? 'warning' : 'success'} sx={{ overflowWrap: 'anywhere' }}>
      <Box>{t('mailbox.as', { address, name })}</Box>
      {ended && <Box sx={{ mt: 1 }}>{t('mailbox.ended', { name })}</Box>}
      {state?.error && (
        <Box role="alert" sx={{ mt: 1, color: 'error.main' }}>
          {refusalSentence(state.error)}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        {ended && isOffered && (
          <Button
            size="small"
            variant="contained"
            startIcon={<Login />}
            onClick={() => dispatch(leaveForMailbox({ storeId: store._id, provider }))}
          >
            {t('mailbox.again', { name })}
          </Button>
        )}
        <Button size="small" variant="outlined" loading={state?.status === 'pending'} onClick={() => submit({ _id: store._id })}>
          {t('mailbox.out')}
        </Button>
        <Button size="small" onClick={onPassword}>
          {t('mailbox.password')}
        </Button>
      </Box>
    </Alert>
  );
};

interface MailboxSignInProps {
  readonly store: Store;
  /** The field of its password. */
  readonly children: ReactNode;
}

/** The two ways to open a store's mailbox: its password, or signing in with a provider. */
export const MailboxSignIn = ({ store, children }: MailboxSignInProps) => {
  const { submit, state } = useMutation(stores, stores.actions.readMailbox);
  const { _id, updated_at, mailbox } = store;
  // Saving may end a sign-in.
  useEffect(() => void submit({ _id }), [submit, _id, updated_at]);
  const [typesFor, setTypesFor] = useState<string | null>(null);
  const signedIn = mailbox?.signed_in;
  if (signedIn && typesFor !== signedIn.address)
    return <SignedIn store={store} mailbox={mailbox} signedIn={signedIn} onPassword={() => setTypesFor(signedIn.address)} />;
  return (
    <>
      {children}
      {signedIn && <PasswordHint name={signedIn.name} />}
      {state?.error && <Alert severity="error">{refusalSentence(state.error)}</Alert>}
      {mailbox && !signedIn && <SignInButtons store={store} offered={mailbox.offered} />}
    </>
  );
};

const PasswordHint = ({ name }: { readonly name: string }) => {
  const { t } = useTranslation('stores');
  return <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{t('mailbox.passwordHint', { name })}</Typography>;
};
