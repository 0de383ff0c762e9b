import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../kernel/clock';
import { holdsSecret } from '../../replay/redaction/find-secrets';
import { reportFile, reportFileName } from '../../replay/report';
import { saveAs } from '../../kernel/save-as';
import { Labelled } from '../../ui/form/Labelled';
import { useFormat } from '../../ui/format';
import { PlainSelect } from '../../ui/PlainSelect';
import { showToast } from '../../ui/toast';
import { useOtherLogs } from '../user/use-other-logs';
import type { Picture } from './picture';
import { ReportContents } from './ReportContents';
import { ReportPicture } from './ReportPicture';
import { useLogContents, type ReadLog } from './use-log-contents';

/** Whoever helps reads no more. */
const LONGEST_TEXT = 5_000;

/** What was written and not saved yet; the dialog may be closed to have another look at the page. */
let written = { expected: '', picture: null as Picture | null };

/** Makes one file of what was recorded, what the person expected, and a picture if they allow one; and shows beforehand what is in it. */
export const ReportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('report');
  const { t: common } = useTranslation();
  const titleId = useId();
  const format = useFormat();
  const others = useOtherLogs();
  const [tab, setTab] = useState('');
  const [expected, setExpected] = useState(written.expected);
  const [picture, setPicture] = useState(written.picture);
  const [hidden, setHidden] = useState(false);
  const [pending, setPending] = useState(false);
  const read = useLogContents(tab || undefined);

  const close = (): void => {
    written = { expected, picture };
    onClose();
  };
  const save = async ({ log, contents }: ReadLog): Promise<void> => {
    setPending(true);
    try {
      const at = now();
      const report = { seq: contents.lastSeq, at, expected: expected.trim(), ...(picture && { picture }) };
      saveAs(await reportFile(log, report), reportFileName(at));
      written = { expected: '', picture: null };
      showToast(t('saved'));
      onClose();
    } catch {
      showToast(t('failed'), { tone: 'error' });
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={pending ? undefined : close}
      maxWidth="sm"
      fullWidth
      scroll="paper"
      aria-labelledby={titleId}
      // A picture of the page shows the page.
      sx={hidden ? { opacity: 0 } : null}
    >
      <DialogTitle id={titleId}>{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        <Typography variant="body1">{t('intro')}</Typography>
        {others.length > 0 && (
          <Labelled label={t('tab')}>
            {({ id }) => (
              <PlainSelect
                id={id}
                value={tab}
                fullWidth
                options={[
                  { value: '', label: t('thisTab') },
                  ...others.map((each) => ({ value: each.tab, label: t('otherTab', { time: format.dateTime(each.at / 1000) }) })),
                ]}
                onChange={setTab}
              />
            )}
          </Labelled>
        )}
        <Labelled label={t('expected')} hint={t('expectedHint')}>
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              size="small"
              multiline
              minRows={3}
              maxRows={10}
              autoFocus
              value={expected}
              onChange={(event) => setExpected(event.target.value)}
              inputProps={{ maxLength: LONGEST_TEXT, 'aria-describedby': describedBy }}
            />
          )}
        </Labelled>
        {holdsSecret(expected) && (
          <Alert severity="warning" sx={{ mt: -3 }}>
            {t('looksSecret')}
          </Alert>
        )}
        <ReportPicture picture={picture} onPicture={setPicture} onHide={setHidden} />
        {read === undefined && <Alert severity="error">{t('unreadable')}</Alert>}
        {read === null && (
          <Box aria-busy aria-label={t('reading')}>
            {[1, 2, 3, 4, 5].map((each) => (
              <Skeleton key={each} height={28} />
            ))}
          </Box>
        )}
        {read && <ReportContents contents={read.contents} size={read.log.size} />}
      </DialogContent>
      <DialogActions>
        <Button disabled={pending} onClick={close}>
          {common('action.cancel')}
        </Button>
        <Button variant="contained" loading={pending} disabled={!read} onClick={() => read && void save(read)}>
          {t('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
