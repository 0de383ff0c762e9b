import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LENGTH_UNITS, useChooseUnit, type LengthUnit } from '../../../../shell/stage/lengths';
import { PanelSection } from '../PanelSection';

interface PlacementSectionProps {
  readonly unit: LengthUnit;
  readonly children: ReactNode;
}

/** Where the selected layers lie, and the unit it is told in. */
export const PlacementSection = ({ unit, children }: PlacementSectionProps) => {
  const { t } = useTranslation('editor');
  const choose = useChooseUnit();
  return (
    <PanelSection
      title={t('properties.position')}
      aside={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('properties.unit')}
          value={unit}
          onChange={(_event, chosen: LengthUnit | null) => chosen !== null && choose(chosen)}
          sx={{ height: 24, mb: 1 }}
        >
          {LENGTH_UNITS.map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 2, fontSize: 12, textTransform: 'none' }}>
              {one}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {children}
    </PanelSection>
  );
};
