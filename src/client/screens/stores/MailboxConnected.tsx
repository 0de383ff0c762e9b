import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { stores } from '../../entities/stores';
import { useMutation } from '../../kernel/hooks';
import { ComingBack } from './ComingBack';

/** A seller is back from signing in to a mailbox. What they brought is sent once, and the store it is for is shown where its mailbox stands. */
export const MailboxConnected = () => {
  const { t } = useTranslation('stores');
  const navigate = useNavigate();
  const enter = useMutation(stores, stores.actions.enterMailbox);
  const id = enter.state?.status === 'done' ? enter.state.ids?.[0] : undefined;
  useEffect(() => {
    if (id !== undefined) void navigate(`${addresses.stores.print({ filter: 'all', store: id })}#automation`, { replace: true });
  }, [id, navigate]);
  return <ComingBack title={t('mailbox.title')} entering={t('mailbox.entering')} enter={enter} />;
};
