import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SceneSide } from '../../../../../scene/document';
import type { Preset } from '../../../../entities/presets';
import { PanelSection } from '../PanelSection';
import { ColorTiles } from './ColorTiles';

type Attribute = Preset['prety_attributes'][number];

interface AttributeSectionProps {
  readonly attribute: Attribute;
  /** The values on sale. */
  readonly chosen: readonly string[];
  /** The side on the stage, to be shown in each colour. */
  readonly scene: SceneSide | undefined;
  /** `#rrggbb` of the garment on the stage. */
  readonly color: string;
  readonly onOffer: (values: readonly string[]) => void;
  readonly onShowColor: (hex: string) => void;
}

/** One attribute of the product, such as its colours: which values are sold. */
export const AttributeSection = ({ attribute, chosen, scene, color, onOffer, onShowColor }: AttributeSectionProps) => {
  const { t } = useTranslation('editor');
  const isColor = attribute.options.some(({ hex }) => hex);
  const all = attribute.options.map(({ ffm_value }) => ffm_value);
  const toggle = (value: string): void => {
    const next = new Set(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
    // In the provider's order, whichever was chosen first.
    onOffer(all.filter((option) => next.has(option)));
  };
  const titles: Readonly<Record<string, string>> = { Size: t('product.sizes') };
  return (
    <PanelSection
      title={isColor ? t('product.colors') : (titles[attribute.attribute_type] ?? attribute.attribute_type)}
      aside={
        <>
          <Typography variant="caption" dir="auto" sx={{ color: 'text.secondary', marginInlineEnd: 'auto' }}>
            {t('product.count', { chosen: chosen.length, total: all.length })}
          </Typography>
          <Button size="small" onClick={() => onOffer(chosen.length === all.length ? [] : all)}>
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
          <ColorTiles options={attribute.options} chosen={chosen} scene={scene} shown={color} onToggle={toggle} onShow={onShowColor} />
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
};
