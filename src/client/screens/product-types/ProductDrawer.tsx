import Checkroom from '../../ui/icons/CheckroomOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { presets, type Preset } from '../../entities/presets';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { useMayDesign } from '../../shell/session/use-may';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { coloursOf, sizeRange } from './product-facts';

/** One product type of the address: what it is made as, and what each variant costs at the provider. */
export const ProductDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('products');
  const mayDesign = useMayDesign();
  return (
    <RowDrawer
      entity={presets}
      id={id}
      variables={{ _id: id }}
      title={t('title')}
      rowTitle={({ name }) => name}
      gone={t('gone')}
      Icon={Checkroom}
      onClose={onClose}
    >
      {(preset) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
          <Box sx={{ display: 'flex', gap: 2 }}>
            {mayDesign && (
              <Button
                variant="contained"
                component={Link}
                to={addresses.editor.print({ presetId: preset._id })}
                aria-label={t('designProduct', { name: preset.name })}
              >
                {t('design')}
              </Button>
            )}
            <Button
              variant="outlined"
              component={Link}
              to={addresses.preset.print({ id: preset._id })}
              aria-label={t('editProduct', { name: preset.name })}
            >
              {t('edit')}
            </Button>
          </Box>
          <ProductDetails preset={preset} />
        </Box>
      )}
    </RowDrawer>
  );
};

/** What is known of a product type, to be read. */
export const ProductDetails = ({ preset }: { readonly preset: Preset }) => {
  const { t } = useTranslation('products');
  const format = useFormat();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <Facts
        facts={[
          [t('fact.provider'), preset.provider],
          [t('fact.sizes'), sizeRange(preset) || t('oneSize')],
          [
            t('fact.colours'),
            coloursOf(preset)
              .map(({ name }) => name)
              .join(', '),
          ],
          [t('fact.areas'), preset.print_areas.map(({ label, width, height }) => `${label} (${width} × ${height} px)`).join(', ')],
          [t('fact.weight'), preset.weight > 0 && `${format.count(preset.weight)} g`],
          [t('fact.mockups'), format.count(preset.mockup_count)],
        ]}
      />
      {preset.attribute_specifics.length > 0 && (
        <section aria-label={t('variants')}>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {t('variants')}
          </Typography>
          <Facts
            facts={preset.attribute_specifics.map(({ sku, name_value, base_price }) => [
              name_value.map(({ value }) => value).join(' / ') || sku,
              format.money(base_price),
            ])}
          />
        </section>
      )}
    </Box>
  );
};
