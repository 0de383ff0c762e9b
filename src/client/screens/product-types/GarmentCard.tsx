import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { srcSetOf } from '../../../domain/files/image-sizes';
import { addresses } from '../../../domain/addresses/addresses';
import type { Preset } from '../../entities/presets';
import { useMayDesign } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { OPENED } from '../../ui/list/opened';
import { Swatches } from '../../ui/Swatches';
import { FavoriteStar } from './preset/PresetActions';
import { providerWord } from './product-columns';
import { coloursOf, leastBasePrice, sizeRange } from './product-facts';

/** Colour swatches on a card, at most. */
const SWATCHES = 8;

interface GarmentCardProps {
  readonly preset: Preset;
  /** Chooses it; null where nothing can be chosen. */
  readonly box: ReactNode;
  readonly link: string | null;
}

/** A product type a provider makes, the way to design it, and to what is known of it. */
export const GarmentCard = ({ preset, box, link }: GarmentCardProps) => {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const colours = coloursOf(preset);
  const sizes = sizeRange(preset);
  const price = leastBasePrice(preset);
  const mayDesign = useMayDesign();
  const editor = addresses.editor.print({ presetId: preset._id });
  return (
    <Paper variant="outlined" component="li" sx={card}>
      <Box
        {...(mayDesign && { component: Link, to: editor, tabIndex: -1 })}
        aria-hidden
        sx={{ display: 'block', bgcolor: 'background.picture', aspectRatio: '1 / 1' }}
      >
        {preset.image && (
          <Box
            component="img"
            src={preset.image}
            srcSet={srcSetOf(preset.image)}
            sizes="240px"
            alt=""
            loading="lazy"
            decoding="async"
            sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain', p: 3 }}
          />
        )}
      </Box>
      {box && <Box sx={{ ...corner, insetInlineStart: 8 }}>{box}</Box>}
      <Box sx={{ ...corner, insetInlineEnd: 8, p: 0 }}>
        <FavoriteStar preset={preset} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, p: 4, gap: 2 }}>
        <Box>
          <Typography variant="h3" component="h2">
            {link === null ? (
              preset.name
            ) : (
              <MuiLink component={Link} to={link} state={OPENED} color="inherit" underline="hover">
                {preset.name}
              </MuiLink>
            )}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('provider', { provider: providerWord(preset.provider) })}
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

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  listStyle: 'none',
  '&:has(input:checked)': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' },
} as const;

const corner = { position: 'absolute', top: 8, display: 'flex', p: 1, borderRadius: 1, bgcolor: 'background.paper' } as const;
