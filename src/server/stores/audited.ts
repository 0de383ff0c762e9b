import { LEARNED_IDENTITY } from '../../domain/stores/store-identity';
import { readWithSecrets } from '../connectors/audited';
import { storeFieldsOf } from '../connectors/secrets';
import { sealedFor } from './connection';

/** Stores as the audit log may show them: in `config` and `settings`, sealed values are masked. */
export const readAuditedStores = readWithSecrets(
  'stores',
  {
    label: 'sto_name',
    shown: [
      ...[
        'sto_name',
        'platform_id',
        'website',
        'config',
        'settings',
        'sto_user',
        'sto_auto',
        'order_rules',
        'brand_name',
        'default_quantity',
      ],
      ...['max_per_day', 'max_per_week', 'max_per_month', 'limit', 'schedule_fetch', 'country'],
    ],
  },
  { credentials: sealedFor, secrets: storeFieldsOf },
  LEARNED_IDENTITY,
);
