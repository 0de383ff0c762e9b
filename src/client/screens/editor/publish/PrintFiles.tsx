import Download from '../../../ui/icons/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface PrintRow {
  readonly sideId: string;
  readonly name: string;
  /** Pixels of the file. */
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

interface PrintFilesProps {
  readonly rows: readonly PrintRow[];
  /** Null: every side. */
  readonly onDownload: (row: PrintRow | null) => void;
}

/** The files the printer gets, one per side with something on it. They are made when they are first asked for. */
export const PrintFiles = ({ rows, onDownload }: PrintFilesProps) => {
  const { t } = useTranslation('editor');
  return (
    <Box component="section" aria-labelledby="publish-print-files" sx={{ mt: 6 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 1 }}>
        <Typography id="publish-print-files" variant="h2" sx={{ flex: 1 }}>
          {t('publish.print.title')}
        </Typography>
        {rows.length > 1 && (
          <Button startIcon={<Download />} onClick={() => onDownload(null)}>
            {t('publish.print.all')}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('publish.print.hint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.sideId}
            sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 40, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {row.name}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {t('publish.print.file', { width: row.width, height: row.height, dpi: row.dpi })}
            </Typography>
            <Button
              size="small"
              startIcon={<Download />}
              aria-label={t('publish.print.downloadSide', { side: row.name })}
              onClick={() => onDownload(row)}
            >
              {t('publish.print.download')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
