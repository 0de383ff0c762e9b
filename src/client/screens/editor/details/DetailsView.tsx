import Box from '@mui/material/Box';
import { sellVariant, type ProductForm, type VariantRow } from '../../../../domain/listing/product-form';
import type { Preset } from '../../../entities/presets';
import { DetailsForm } from './DetailsForm';
import { MarginButton } from './MarginButton';
import { VariantTable } from './VariantTable';

interface DetailsViewProps {
  readonly preset: Preset;
  readonly form: ProductForm;
  readonly rows: readonly VariantRow[];
  /** How often a save was refused because of the form; above 0 every fault shows, not only those of touched fields. */
  readonly refusals: number;
  readonly onEdit: (change: Partial<ProductForm>) => void;
}

/** The form on the left, the prices it makes on the right. */
export const DetailsView = ({ preset, form, rows, refusals, onEdit }: DetailsViewProps) => {
  const without = (label: string): Record<string, string> => {
    const { [label]: _gone, ...prices } = form.prices;
    return prices;
  };
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 6 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(320px, 5fr) minmax(0, 7fr)' },
          gap: 8,
          maxWidth: 1240,
          mx: 'auto',
          alignItems: 'start',
        }}
      >
        <DetailsForm form={form} refusals={refusals} onEdit={onEdit} />
        <VariantTable
          tools={<MarginButton form={form} preset={preset} onEdit={onEdit} />}
          rows={rows}
          prices={form.prices}
          onPrices={(prices) => onEdit({ prices })}
          onSell={(label, sold) => onEdit(sellVariant(form, rows, label, sold))}
          onPrice={(label, price) => onEdit({ prices: price === null ? without(label) : { ...form.prices, [label]: price } })}
        />
      </Box>
    </Box>
  );
};
