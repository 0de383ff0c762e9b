import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shippingPresets, type ShippingPreset } from '../../entities/shipping-presets';
import { useList } from '../../kernel/hooks';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';
import { SelectField } from '../../ui/form/SelectField';

/** Every container's terms fit. */
const ALL = { perpage: 100 };

/** Asks before terms are removed, and which ones their listings get instead. */
export const RemovePolicy = ({ preset, onClose }: { readonly preset: ShippingPreset; readonly onClose: () => void }) => {
  const { t } = useTranslation('policies');
  const { _id, name, used_by } = preset;
  const { rows, loading } = useList(shippingPresets, ALL);
  const others = rows.filter((each) => each._id !== _id);
  const [chosen, setChosen] = useState('');
  const heir = chosen || (others.find(({ is_default }) => is_default) ?? others[0])?._id;
  const used = used_by > 0;
  const alone = used && !loading && others.length === 0;
  return (
    <RemoveDialog
      entity={shippingPresets}
      intent={shippingPresets.actions.trash}
      variables={{ delete_ids: [_id], ...(used && heir !== undefined && { replace_by: heir }) }}
      title={t('remove.title', { name })}
      text={alone ? t('remove.last') : used ? t('remove.used', { count: used_by }) : t('remove.text')}
      confirm={t('remove.confirm')}
      done={t('remove.done', { name })}
      disabled={used && heir === undefined}
      onClose={onClose}
    >
      {used && heir !== undefined && (
        <Box sx={{ mt: 4 }}>
          <SelectField
            label={t('remove.replacement')}
            value={heir}
            options={others.map((each) => ({ value: each._id, label: each.name }))}
            onChange={setChosen}
          />
        </Box>
      )}
    </RemoveDialog>
  );
};
