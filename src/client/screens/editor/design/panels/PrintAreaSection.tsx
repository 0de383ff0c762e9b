import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ScenePrintArea } from '../../../../../scene/document';
import { NumberField } from '../../fields/NumberField';
import { PanelSection } from '../PanelSection';

interface Figure {
  readonly name: keyof ScenePrintArea;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

/** A skew of a right angle would have no area. */
const STEEPEST_SKEW = 80;

const FIGURES: readonly Figure[] = [
  { name: 'x', unit: 'px' },
  { name: 'y', unit: 'px' },
  { name: 'width', unit: 'px', min: 1 },
  { name: 'height', unit: 'px', min: 1 },
  { name: 'scaleX', min: 0.01, step: 0.01 },
  { name: 'scaleY', min: 0.01, step: 0.01 },
  { name: 'knewX', unit: '°', min: -STEEPEST_SKEW, max: STEEPEST_SKEW },
  { name: 'knewY', unit: '°', min: -STEEPEST_SKEW, max: STEEPEST_SKEW },
  { name: 'rotation', unit: '°', min: -360, max: 360 },
];

interface PrintAreaSectionProps {
  readonly area: ScenePrintArea;
  /** The area the product came with; null where it is that one, or none is known. */
  readonly original: ScenePrintArea | null;
  readonly onStart: () => void;
  readonly onChange: (area: ScenePrintArea) => void;
}

/** Where on the side is printed, in figures. */
export const PrintAreaSection = ({ area, original, onStart, onChange }: PrintAreaSectionProps) => {
  const { t } = useTranslation('editor');
  return (
    <PanelSection
      title={t('side.printArea')}
      aside={
        <Button
          size="small"
          disabled={original === null}
          onClick={() => {
            if (!original) return;
            onStart();
            onChange(original);
          }}
        >
          {t('side.resetArea')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
        {FIGURES.map(({ name, ...limits }) => (
          <NumberField
            key={name}
            {...limits}
            label={t(`side.area.${name}`)}
            value={area[name]}
            onFocus={onStart}
            onChange={(value) => onChange({ ...area, [name]: value })}
          />
        ))}
      </Box>
    </PanelSection>
  );
};
