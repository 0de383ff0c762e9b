import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { useMay } from '../../shell/session/use-may';
import { latePart } from '../../ui/late-part';
import { TabLinks } from '../../ui/list/TabLinks';
import { PageHeader } from '../../ui/PageHeader';
import { SHOP_TABS } from './setting-tabs';

const TABS = ['personal', ...SHOP_TABS, 'buyers', 'alerts'] as const;

type Tab = (typeof TABS)[number];

const isOfShop = (tab: Tab): tab is (typeof SHOP_TABS)[number] => SHOP_TABS.some((each) => each === tab);

// What forms are made of, whoever comes for the first tab needs a moment later.
const ShopSettings = latePart(async () => (await import('./ShopSettings')).ShopSettings);
const PersonalSettings = latePart(async () => (await import('./PersonalSettings')).PersonalSettings);
const BuyerSettings = latePart(async () => (await import('./BuyerSettings')).BuyerSettings);
const AlertSettings = latePart(async () => (await import('./AlertSettings')).AlertSettings);

/** `/settings`: a person's own, those of the shop for whoever may look at them, and what somebody is told of. `?tab=` names the part. */
export const SettingsScreen = () => {
  const { t } = useTranslation('settings');
  const [params] = useSearchParams();
  const mayView = useMay('app_config', 'view');
  // The server asks for both as well.
  const mayEraseOrders = useMay('order', 'delete');
  const mayEraseMessages = useMay('messenger', 'delete');
  const mayErase = mayEraseOrders && mayEraseMessages;
  const tabs = TABS.filter((tab) => (tab === 'buyers' ? mayErase : mayView || !isOfShop(tab)));
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'personal';
  return (
    <>
      <PageHeader title={t('title')} />
      <TabLinks
        label={t('parts')}
        tabs={tabs.map((each) => ({
          value: each,
          label: t(`tab.${each}`),
          to: addresses.settings.print({ filter: 'all', tab: each === 'personal' ? undefined : each }),
        }))}
        value={tab}
      />
      <Suspense>
        {tab === 'personal' && <PersonalSettings />}
        {tab === 'buyers' && <BuyerSettings />}
        {tab === 'alerts' && <AlertSettings />}
        {isOfShop(tab) && <ShopSettings tab={tab} />}
      </Suspense>
    </>
  );
};
