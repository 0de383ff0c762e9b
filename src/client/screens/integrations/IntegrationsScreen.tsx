import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { INTEGRATION_KINDS } from '../../../domain/integrations/integrations';
import { appConfigs } from '../../entities/app-configs';
import { useList } from '../../kernel/hooks';
import { latePart } from '../../ui/late-part';
import { TabLinks } from '../../ui/list/TabLinks';
import { ListFailure } from '../../ui/Message';
import { PageHeader } from '../../ui/PageHeader';

// What a card is made of, no other screen needs at first: it stays out of what screens share.
const IntegrationCards = latePart(async () => (await import('./IntegrationCards')).IntegrationCards);

const TABS = ['all', ...INTEGRATION_KINDS] as const;
const ALL = {};

/** `/app-config/{filter}`: what the shop works with outside of itself. `?connect=` opens how one is reached. */
export const IntegrationsScreen = () => {
  const { t } = useTranslation('integrations');
  const { filter = 'all' } = useParams();
  const tab = TABS.find((each) => each === filter) ?? 'all';
  // They are few: every tab shows its part of the same list.
  const { rows, loading, error, reload } = useList(appConfigs, ALL);
  const shown = rows.filter(({ kind }) => tab === 'all' || kind === tab);
  return (
    <>
      <PageHeader title={t('title')} />
      <TabLinks
        label={t('kinds')}
        tabs={TABS.map((each) => ({
          value: each,
          label: t(`tab.${each}`),
          to: addresses.integrations.print({ filter: each }),
          count: rows.length === 0 ? undefined : rows.filter(({ kind }) => each === 'all' || kind === each).length,
        }))}
        value={tab}
      />
      {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
      <Suspense>
        <IntegrationCards label={t(`tab.${tab}`)} integrations={shown} loading={loading} onReread={reload} />
      </Suspense>
    </>
  );
};
