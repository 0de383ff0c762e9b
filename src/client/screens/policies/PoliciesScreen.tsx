import Policy from '../../ui/icons/PolicyOutlined';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { shippingPresets, type ShippingPreset } from '../../entities/shipping-presets';
import { AddButton } from '../../shell/lists/AddButton';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import { Message } from '../../ui/Message';
import { policyColumns } from './policy-columns';

const PolicyDrawer = latePart(async () => (await import('./PolicyDrawer')).PolicyDrawer);
const RemovePolicy = lazy(async () => ({ default: (await import('./RemovePolicy')).RemovePolicy }));
const TellShops = lazy(async () => ({ default: (await import('./TellShops')).TellShops }));

/** The query parameter that opens one; `new` for one to be added. */
const PARAM = 'policy';

/** `/shipping-preset`: the terms listings share. `?policy=` opens one. */
export const PoliciesScreen = () => {
  const { t } = useTranslation('policies');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const may = {
    add: useMay('shipping_preset', 'add'),
    update: useMay('shipping_preset', 'update'),
    remove: useMay('shipping_preset', 'delete'),
    items: useMay('item_info', 'view'),
    push: useMay('item_info', 'update'),
  };
  const [leaving, setLeaving] = useState<ShippingPreset | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const onRemove = may.remove ? setLeaving : undefined;
  const columns = useMemo(
    () => policyColumns({ t, more: common('action.moreActions'), format, mayItems: may.items, onRemove }),
    [t, common, format, may.items, onRemove],
  );
  const opens = useMemo(
    () => ({
      param: PARAM,
      prepare: PolicyDrawer.prepare,
      drawer: (id: string, close: () => void) => (
        <PolicyDrawer
          key={id}
          id={id === 'new' ? null : id}
          readOnly={!may.update && id !== 'new'}
          onUsedSaved={may.push ? setTold : undefined}
          onClose={close}
        />
      ),
    }),
    [may.update, may.push],
  );
  const closeRemove = useCallback(() => setLeaving(null), []);
  const closeTell = useCallback(() => setTold(null), []);
  const addButton = may.add && <AddButton param={PARAM} label={t('add')} />;
  return (
    <>
      <ListScreen
        list="shipping-presets"
        entity={shippingPresets}
        title={t('title')}
        columns={columns}
        query={({ search }) => ({ search })}
        searchPlaceholder={t('searchPlaceholder')}
        rowName={({ name }) => name}
        opens={opens}
        actions={addButton}
        home={addresses.policies.print()}
        empty={
          <Message Icon={Policy} title={t('empty.title')} text={t('empty.text')}>
            {addButton}
          </Message>
        }
      />
      <Suspense>
        {leaving && <RemovePolicy preset={leaving} onClose={closeRemove} />}
        {told !== null && <TellShops id={told} onClose={closeTell} />}
      </Suspense>
    </>
  );
};
