import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LEAST_DPI } from '../../../domain/sales/gates';
import type { OrderDesk } from '../../entities/order-desks';
import { useFormat } from '../../ui/format';
import { Thumb } from '../../ui/Thumb';

/** Files that are printed, each with its area and how sharp it gets. */
export const PrintFiles = ({ files }: { readonly files: NonNullable<OrderDesk['lines'][number]['print_files']> }) => {
  const { t } = useTranslation('order');
  const format = useFormat();
  if (files.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 1 }}>
      {files.map(({ area, url, thumb, dpi }) => (
        <Box key={area} component="a" href={url} target="_blank" rel="noreferrer" sx={file}>
          <Thumb src={thumb ?? url} alt="" size={32} sheer />
          <Box component="span" sx={{ display: 'flex', flexDirection: 'column' }}>
            <Box component="span" sx={{ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}>
              {area}
            </Box>
            {dpi !== null && (
              <Box component="small" sx={{ color: dpi < LEAST_DPI ? 'error.main' : 'text.secondary' }}>
                {t('dpi', { dpi: format.count(dpi) })}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const file = { display: 'flex', alignItems: 'center', gap: 1, fontSize: 12, color: 'inherit' } as const;
