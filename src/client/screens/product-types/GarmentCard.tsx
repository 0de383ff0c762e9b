import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import type { Preset } from '../../entities/presets';
import { useMayDesign } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { Swatches, type Swatch } from '../../ui/Swatches';

const optionsOf = ({ prety_attributes }: Preset, type: string) =>
  prety_attributes.find(({ attribute_type }) => attribute_type.toLowerCase() === type)?.options ?? [];

const coloursOf = (preset: Preset): Swatch[] => optionsOf(preset, 'color').map(({ ffm_value, hex }) => ({ name: ffm_value, hex }));

/** `S–5XL` from the first size to the last, or the only one; empty without sizes. */
const sizeRange = (preset: Preset): string => {
  const sizes = optionsOf(preset, 'size').map(({ ffm_value }) => ffm_value);
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? first : `${first}–${last}`;
};

/** What the cheapest variant costs at the provider, dollars; null without variants. */
const leastBasePrice = ({ attribute_specifics }: Preset): number | null =>
  attribute_specifics.reduce<number | null>((least, { base_price }) => (least === null || base_price < least ? base_price : least), null);

/** Colour swatches on a card, at most. */
const SWATCHES = 8;

/** A product type a provider makes, and the way to design it. */
export const GarmentCard = ({ preset }: { readonly preset: Preset }) => {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const colours = coloursOf(preset);
  const sizes = sizeRange(preset);
  const price = leastBasePrice(preset);
  const mayDesign = useMayDesign();
  const editor = addresses.editor.print({ presetId: preset._id });
  return (
    <Paper variant="outlined" component="li" sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden', listStyle: 'none' }}>
      <Box
        {...(mayDesign && { component: Link, to: editor, tabIndex: -1 })}
        aria-hidden
        sx={{ display: 'block', bgcolor: 'background.picture', aspectRatio: '1 / 1' }}
      >
        {preset.image && (
          <Box
            component="img"
            src={preset.image}
            alt=""
            loading="lazy"
            decoding="async"
            sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain', p: 3 }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: 4, gap: 2 }}>
        <Box>
          <Typography variant="h3" component="h2">
            {preset.name}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('provider', { provider: preset.provider })}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {sizes === '' ? t('oneSize') : t('sizes', { sizes })}
        </Typography>
        <Box sx={{ minHeight: 16 }}>
          {colours.length > 0 && (
            <Swatches
              swatches={colours}
              limit={SWATCHES}
              more={(count) => t('moreColours', { count })}
              label={t('colours', { count: colours.length })}
            />
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 'auto', pt: 2 }}>
          <Typography variant="subtitle2" component="span" sx={{ flex: 1 }}>
            {price !== null && common('fromPrice', { price: format.money(price) })}
          </Typography>
          {mayDesign && (
            <Button variant="contained" component={Link} to={editor} aria-label={t('designProduct', { name: preset.name })}>
              {t('design')}
            </Button>
          )}
        </Box>
      </Box>
    </Paper>
  );
};
