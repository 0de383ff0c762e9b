import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { containerSettings } from '../../entities/container-settings';
import { useList } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { ListFailure } from '../../ui/Message';
import { InvoiceTab } from './InvoiceTab';
import { RatesTab } from './RatesTab';
import { RetentionTab } from './RetentionTab';
import type { ShopTab } from './setting-tabs';
import { settingColumn } from './setting-column';
import { ShopTabForm } from './ShopTabForm';

const ALL = {};
const FORMS = { shop: ShopTabForm, invoice: InvoiceTab, rates: RatesTab, retention: RetentionTab };

/** What holds for the whole shop; who may not change it reads it. */
export const ShopSettings = ({ tab }: { readonly tab: ShopTab }) => {
  const { rows, loading, error, reload } = useList(containerSettings, ALL);
  const readOnly = !useMay('app_config', 'update');
  const [setting] = rows;
  const Form = FORMS[tab];
  if (setting) return <Form key={tab} setting={setting} readOnly={readOnly} onReread={reload} />;
  return (
    <Box sx={settingColumn} aria-busy={loading}>
      {error ? (
        <ListFailure error={error} onRetry={reload} />
      ) : (
        [0, 1, 2].map((each) => <Skeleton key={each} variant="rounded" height={64} />)
      )}
    </Box>
  );
};
