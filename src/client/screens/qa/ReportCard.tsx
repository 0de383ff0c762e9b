import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportRecord } from '../../replay/format';
import { useFormat } from '../../ui/format';
import { ownDirection } from '../../ui/styles';

/** What whoever was recorded said of it, in their words, and the picture they chose. */
export const ReportCard = ({ report }: { readonly report: ReportRecord }) => {
  const { t } = useTranslation('qa');
  const format = useFormat();
  const [large, setLarge] = useState(false);
  const { expected, picture } = report;
  return (
    <Box
      component="aside"
      aria-label={t('report')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3, display: 'grid', gap: 1 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', ...ownDirection }}>
        {t('reported', { time: format.dateTime(report.at / 1000) })}
      </Typography>
      <Typography variant="body1" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...ownDirection }}>
        {expected || t('saidNothing')}
      </Typography>
      {picture && (
        <>
          <Box>
            <Link component="button" type="button" variant="body2" onClick={() => setLarge(!large)} aria-expanded={large}>
              {large ? t('hidePicture') : t('showPicture')}
            </Link>
          </Box>
          {large && (
            <Box
              component="img"
              src={`data:${picture.type};base64,${picture.data}`}
              alt={t('pictureAlt')}
              sx={{ maxWidth: 1, borderRadius: 1 }}
            />
          )}
        </>
      )}
    </Box>
  );
};
