import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../../ui/Hint';
import type { Commands } from '../../use-commands';
import { arrangeIcons } from '../stage/command-icons';
import { PanelSection } from '../PanelSection';

type Name = keyof typeof arrangeIcons;

/** Alignment, distribution, mirroring and fitting at a press. One alone aligns to the print area, several to each other. */
export const ArrangeButtons = ({ commands, several }: { readonly commands: Commands; readonly several: boolean }) => {
  const { t } = useTranslation('editor');
  return (
    <PanelSection title={several ? t('properties.arrangeSeveral') : t('properties.arrange')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 0.5, mx: -1 }}>
        {(Object.keys(arrangeIcons) as Name[]).map((name) => {
          const Icon = arrangeIcons[name];
          return (
            <Hint key={name} title={t(`commands.${name}`)}>
              <span>
                <IconButton aria-label={t(`commands.${name}`)} disabled={!commands.enabled[name]} onClick={() => commands.run(name)}>
                  <Icon sx={{ fontSize: 18 }} />
                </IconButton>
              </span>
            </Hint>
          );
        })}
      </Box>
    </PanelSection>
  );
};
