import ErrorOutline from '../../ui/icons/ErrorOutlineOutlined';
import FileOpen from '../../ui/icons/FileOpenOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { exportLog } from '../../replay/start';
import { useOtherLogs } from '../../shell/user/use-other-logs';
import { FileButton } from '../../ui/FileButton';
import { useFormat } from '../../ui/format';
import { Message } from '../../ui/Message';
import { showToast } from '../../ui/toast';

interface OpenLogProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Files hover over the page just now. */
  readonly hovering: boolean;
  /** Opens what this browser recorded; null where that is not offered. */
  readonly onOpen: ((file: Blob, name: string) => void) | null;
  /** Why the last one could not be opened. */
  readonly refusal: string | null;
}

/** What a log may be called. */
const LOG_FILES = ['.jsonl', '.gz', '.json', 'application/gzip', 'application/x-ndjson'];

/** Nothing is open yet: a file is dropped or chosen, or a recording of this browser. */
export const OpenLog = ({ onOpen, onFiles, hovering, refusal }: OpenLogProps) => {
  const { t } = useTranslation('qa');
  return (
    <Box sx={[zone, hovering && { borderColor: 'primary.main', bgcolor: 'action.hover' }]}>
      <Message
        Icon={refusal ? ErrorOutline : FileOpen}
        title={t('open.title')}
        text={refusal ?? t('open.text')}
        role={refusal ? 'alert' : undefined}
      >
        <FileButton variant="contained" label={t('open.choose')} accept={LOG_FILES} multiple onFiles={onFiles} />
      </Message>
      {onOpen && <Recent onOpen={onOpen} />}
    </Box>
  );
};

const Recent = ({ onOpen }: { readonly onOpen: NonNullable<OpenLogProps['onOpen']> }) => {
  const { t } = useTranslation('qa');
  const format = useFormat();
  const others = useOtherLogs();
  const recent = (name: string, tab?: string): void => {
    exportLog(tab).then(
      (log) => onOpen(log, name),
      () => showToast(t('noRecording'), { tone: 'error' }),
    );
  };
  return (
    <Box component="section" aria-label={t('open.recent')} sx={{ px: 4, pb: 8, maxWidth: 480, mx: 'auto' }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('open.recent')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Button variant="outlined" onClick={() => recent(t('open.thisTab'))}>
          {t('open.thisTab')}
        </Button>
        {others.map(({ tab, at }) => {
          const name = t('open.tab', { time: format.dateTime(at / 1000) });
          return (
            <Button key={tab} variant="outlined" onClick={() => recent(name, tab)}>
              {name}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
};

const zone = { border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 2 } as const;
