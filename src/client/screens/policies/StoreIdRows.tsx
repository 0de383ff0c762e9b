import Close from '../../ui/icons/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { termIdsOf, type TermIdName } from '../../../domain/shipping-presets/platform-ids';
import { stores } from '../../entities/stores';
import { useList } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { fieldGrid } from '../../ui/form/field-grid';
import { SelectField } from '../../ui/form/SelectField';
import { TypedField } from '../../ui/form/TypedField';
import { idsOf, type StoreRow } from './policy-form';

interface StoreIdRowsProps {
  readonly rows: readonly StoreRow[];
  /** What each id is called. */
  readonly words: Readonly<Record<TermIdName, string>>;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (rows: readonly StoreRow[]) => void;
}

const MANY = { perpage: 100 };

/** What single stores call the terms: those whose platform has ids for them, one after the other. */
export const StoreIdRows = ({ rows, words, error, readOnly, onChange }: StoreIdRowsProps) => {
  const { t } = useTranslation('policies');
  const { rows: known } = useList(stores, MANY, { skip: !useMay('store', 'view') });
  const named = known.filter(({ platform_id }) => termIdsOf(platform_id).length > 0);
  const left = named.filter(({ _id }) => !rows.some(({ store_id }) => store_id === _id));
  const change = (at: number, name: TermIdName, text: string): void =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ids: { ...row.ids, [name]: text } } : row)));
  if (rows.length === 0 && (left.length === 0 || readOnly)) return null;
  return (
    <Box sx={{ mt: 2, display: 'flex', flexDirection: 'column', gap: 3 }}>
      {rows.map(({ store_id, ids }, at) => {
        const store = known.find(({ _id }) => _id === store_id);
        const name = store?.sto_name ?? store_id;
        // Of a store that is gone, what was said of it.
        const fields = store ? termIdsOf(store.platform_id).map((each) => each.name) : namesIn(ids);
        return (
          <Box key={store_id} role="group" aria-label={name}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
              <Typography variant="subtitle2" component="h4">
                {t('form.idsOf', { store: name })}
              </Typography>
              {!readOnly && (
                <IconButton
                  size="small"
                  aria-label={t('form.removeStore', { store: name })}
                  onClick={() => onChange(rows.toSpliced(at, 1))}
                >
                  <Close sx={{ fontSize: 16 }} />
                </IconButton>
              )}
            </Box>
            <Box sx={fieldGrid(150)}>
              {fields.map((field) => (
                <TypedField key={field} label={words[field]} value={ids[field]} onChange={(text) => change(at, field, text)} />
              ))}
            </Box>
          </Box>
        );
      })}
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      {!readOnly && left.length > 0 && (
        <Box sx={{ maxWidth: 320 }}>
          <SelectField
            label={t('form.addStore')}
            hint={t('form.addStoreHint')}
            value=""
            options={[{ value: '', label: '–' }, ...left.map(({ _id, sto_name }) => ({ value: _id, label: sto_name }))]}
            onChange={(store_id) => {
              if (store_id !== '') onChange([...rows, { store_id, ids: idsOf(() => '') }]);
            }}
          />
        </Box>
      )}
    </Box>
  );
};

const namesIn = (ids: StoreRow['ids']): TermIdName[] => (Object.keys(ids) as TermIdName[]).filter((name) => ids[name] !== '');
