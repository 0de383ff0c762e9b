import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { INTEGRATION_KINDS } from '../../../domain/integrations/integrations';
import { appConfigs } from '../../entities/app-configs';
import { useList } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { latePart } from '../../ui/late-part';
import { TabLinks } from '../../ui/list/TabLinks';
import { ListFailure } from '../../ui/Message';
import { PageHeader } from '../../ui/PageHeader';
import { IntegrationCard } from './IntegrationCard';

// Most visits only look.
const ConnectionDrawer = latePart(async () => (await import('./ConnectionDrawer')).ConnectionDrawer);

const TABS = ['all', ...INTEGRATION_KINDS] as const;
const ALL = {};

/** `/app-config/{filter}`: what the shop works with outside of itself. `?connect=` opens how one is reached. */
export const IntegrationsScreen = () => {
  const { t } = useTranslation('integrations');
  const { filter = 'all' } = useParams();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((each) => each === filter) ?? 'all';
  const mayChange = useMay('app_config', 'update');
  // They are few: every tab shows its part of the same list.
  const { rows, loading, error, reload } = useList(appConfigs, ALL);
  const shown = rows.filter(({ kind }) => tab === 'all' || kind === tab);
  const connecting = rows.find(({ code, config }) => config && code === params.get('connect'));
  const set = useCallback(
    (code: string | null) => setParams(code === null ? {} : { connect: code }, { replace: code === null }),
    [setParams],
  );
  const close = useCallback(() => set(null), [set]);
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
      <Box component="ul" aria-label={t(`tab.${tab}`)} aria-busy={loading} sx={grid}>
        {shown.map((each) => (
          <IntegrationCard key={each._id} integration={each} mayChange={mayChange} onConnect={set} />
        ))}
        {loading && [0, 1, 2, 3, 4, 5].map((each) => <Skeleton key={each} component="li" variant="rounded" height={260} />)}
      </Box>
      <Suspense>{connecting && mayChange && <ConnectionDrawer integration={connecting} onReread={reload} onClose={close} />}</Suspense>
    </>
  );
};

const grid = { display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))', p: 0, m: 0 } as const;
