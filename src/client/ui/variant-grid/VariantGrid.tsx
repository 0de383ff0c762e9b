import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { plainNumber, writtenNumber } from '../number-text';
import { GridTable } from './GridTable';
import { GridTools } from './GridTools';
import { useGrid, type GridOptions, type NumberWords } from './use-grid';
import { VariantCards } from './VariantCards';

/** Variants, edited as in a spreadsheet; on a telephone each opens as a small form. */
export const VariantGrid = (options: GridOptions) => {
  const { t, i18n } = useTranslation('grid');
  const { language } = i18n;
  const numbers = useMemo(
    (): NumberWords => ({ write: (plain) => writtenNumber(plain, language), read: (written) => plainNumber(written, language) }),
    [language],
  );
  const grid = useGrid(options, numbers);
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return (
    <Box>
      <GridTools grid={grid} types={options.types} selects={!narrow} />
      {narrow ? <VariantCards grid={grid} numbers={numbers} /> : <GridTable grid={grid} numbers={numbers} />}
      {!narrow && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', unicodeBidi: 'plaintext', mt: 1 }}>
          {t('keys')}
        </Typography>
      )}
    </Box>
  );
};
