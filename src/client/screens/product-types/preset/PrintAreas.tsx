import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Preset } from '../../../entities/presets';
import { useFormat } from '../../../ui/format';
import { Thumb } from '../../../ui/Thumb';

/** Where the provider prints, and how many pixels of a print file. */
export const PrintAreas = ({ areas }: { readonly areas: Preset['print_areas'] }) => {
  const { t } = useTranslation('preset');
  const format = useFormat();
  if (areas.length === 0) return <Typography variant="body2">{t('page.noAreas')}</Typography>;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
      {areas.map(({ position, label, width, height, image }) => (
        <Box
          component="li"
          key={position}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 2,
            paddingInlineEnd: 4,
          }}
        >
          <Thumb src={image?.url} alt="" size={48} />
          <Box>
            <Typography variant="subtitle2">{label}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`${format.count(width)} × ${format.count(height)} px`}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
