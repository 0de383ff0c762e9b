import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Preset } from '../../../entities/presets';
import { Hint } from '../../../ui/Hint';
import { PanelSection } from './PanelSection';

type Attribute = Preset['prety_attributes'][number];

export interface ProductPanelProps {
  readonly preset: Preset;
  readonly offered: Readonly<Record<string, readonly string[]>>;
  /** `#rrggbb` of the garment on the stage. */
  readonly color: string;
  readonly onOffer: (type: string, values: readonly string[]) => void;
  readonly onShowColor: (hex: string) => void;
}

/** Which colours and sizes are sold, and which colour the stage shows. */
export const ProductPanel = ({ preset, offered, color, onOffer, onShowColor }: ProductPanelProps) => {
  const { t } = useTranslation('editor');
  return (
    <>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {preset.name}
      </Typography>
      {preset.prety_attributes.map((attribute) => {
        const chosen = offered[attribute.attribute_type] ?? [];
        const toggle = (value: string): void => {
          const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
          onOffer(attribute.attribute_type, inOrder(attribute, next));
        };
        const isColor = attribute.options.some(({ hex }) => hex);
        const all = attribute.options.map(({ ffm_value }) => ffm_value);
        return (
          <PanelSection
            key={attribute.attribute_type}
            title={titleOf(attribute, isColor, t('product.colors'), t('product.sizes'))}
            aside={
              <>
                <Typography variant="caption" sx={{ color: 'text.secondary', mr: 'auto' }}>
                  {t('product.count', { chosen: chosen.length, total: all.length })}
                </Typography>
                <Button size="small" onClick={() => onOffer(attribute.attribute_type, chosen.length === all.length ? [] : all)}>
                  {chosen.length === all.length ? t('product.none') : t('product.all')}
                </Button>
              </>
            }
          >
            {isColor ? (
              <>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
                  {t('product.colorsHint')}
                </Typography>
                {attribute.options.map(({ ffm_value, hex }) => (
                  <ColorRow
                    key={ffm_value}
                    name={ffm_value}
                    hex={hex ?? '#ffffff'}
                    sold={chosen.includes(ffm_value)}
                    shown={hex?.toLowerCase() === color.toLowerCase()}
                    onToggle={() => toggle(ffm_value)}
                    onShow={() => onShowColor((hex ?? '#ffffff').toLowerCase())}
                  />
                ))}
              </>
            ) : (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                {all.map((value) => (
                  <Chip
                    key={value}
                    label={value}
                    size="small"
                    clickable
                    aria-pressed={chosen.includes(value)}
                    color={chosen.includes(value) ? 'primary' : 'default'}
                    variant={chosen.includes(value) ? 'filled' : 'outlined'}
                    onClick={() => toggle(value)}
                    sx={{ minWidth: 44, borderRadius: 1 }}
                  />
                ))}
              </Box>
            )}
          </PanelSection>
        );
      })}
    </>
  );
};

/** Options stay in the provider's order, whichever was chosen first. */
const inOrder = ({ options }: Attribute, chosen: readonly string[]): string[] =>
  options.map(({ ffm_value }) => ffm_value).filter((value) => chosen.includes(value));

const titleOf = ({ attribute_type }: Attribute, isColor: boolean, colors: string, sizes: string): string => {
  if (isColor) return colors;
  return attribute_type === 'Size' ? sizes : attribute_type;
};

interface ColorRowProps {
  readonly name: string;
  readonly hex: string;
  readonly sold: boolean;
  readonly shown: boolean;
  readonly onToggle: () => void;
  readonly onShow: () => void;
}

const ColorRow = ({ name, hex, sold, shown, onToggle, onShow }: ColorRowProps) => {
  const { t } = useTranslation('editor');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: 32,
        mx: -1,
        px: 1,
        borderRadius: 1,
        bgcolor: shown ? 'action.selected' : undefined,
      }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: 1, minWidth: 0, cursor: 'pointer', fontSize: 13 }}>
        <Checkbox
          checked={sold}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': t('product.offer', { name }) } }}
          sx={{ p: 0.5 }}
        />
        <Box
          sx={{
            width: 18,
            height: 18,
            borderRadius: '50%',
            bgcolor: hex,
            boxShadow: 'inset 0 0 0 1px rgba(128,128,128,.5)',
            flexShrink: 0,
          }}
        />
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      </Box>
      <Hint title={shown ? t('product.shown') : t('product.show', { name })}>
        <IconButton
          aria-label={t('product.show', { name })}
          aria-pressed={shown}
          onClick={onShow}
          sx={{ color: shown ? 'primary.main' : 'text.disabled' }}
        >
          <Visibility sx={{ fontSize: 18 }} />
        </IconButton>
      </Hint>
    </Box>
  );
};
