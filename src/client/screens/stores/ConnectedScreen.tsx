import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { isPlatformId, PLATFORMS, type PlatformId } from '../../../domain/platforms';
import { isMailProvider } from '../../../domain/stores/mail-providers';
import { stores } from '../../entities/stores';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { useMutation } from '../../kernel/hooks';
import { NotFoundScreen } from '../../shell/states/lazy-screens';
import { ComingBack } from './ComingBack';
import { MailboxConnected } from './MailboxConnected';

/** `/connect/{platform}`: a seller is back from a store's platform, or from a provider of mailboxes. */
export const ConnectedScreen = () => {
  const { platform = '' } = useParams();
  if (isMailProvider(platform)) return <MailboxConnected />;
  return isPlatformId(platform) ? <PlatformConnected platform={platform} /> : <NotFoundScreen />;
};

/** A seller is back from letting us in. What they brought is sent once, and the store it is for is shown. */
const PlatformConnected = ({ platform }: { readonly platform: PlatformId }) => {
  const { t } = useTranslation('stores');
  const navigate = useNavigate();
  const enter = useMutation(stores, stores.actions.enter);
  const id = enter.state?.ids?.[0];
  const store = useSelector((state: EntitiesState) => (id === undefined ? undefined : stores.selectById(state, id)));
  useEffect(() => {
    if (store) void navigate(addresses.stores.print({ filter: 'all', store: store._id }), { replace: true });
  }, [store, navigate]);
  const { name } = PLATFORMS[platform];
  return <ComingBack title={t('door.title', { name })} entering={t('door.entering', { name })} enter={enter} />;
};
