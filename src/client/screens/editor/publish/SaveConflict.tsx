import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { saveActions } from '../../../editor/save/actions';
import { startOver } from '../../../editor/session-actions';
import type { Root } from '../root';

type ConflictChoice = 'mine' | 'theirs' | 'copy';

const CHOICES: readonly ConflictChoice[] = ['copy', 'mine', 'theirs'];

interface ConflictDialogProps {
  readonly open: boolean;
  readonly onChoose: (choice: ConflictChoice) => void;
  /** Decide later: nothing changes. */
  readonly onClose: () => void;
}

/** Asks which version to keep of a design somebody else saved meanwhile. What loses nothing stands first. */
const ConflictDialog = ({ open, onChoose, onClose }: ConflictDialogProps) => {
  const { t } = useTranslation('editor');
  const { t: common } = useTranslation();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{t('publish.conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <DialogContentText id={textId} variant="body1" sx={{ mb: 2 }}>
          {t('publish.conflict.text')}
        </DialogContentText>
        {CHOICES.map((choice) => (
          <Button
            key={choice}
            variant="outlined"
            color={choice === 'theirs' ? 'error' : 'primary'}
            onClick={() => onChoose(choice)}
            sx={{ flexDirection: 'column', alignItems: 'flex-start', textAlign: 'start', height: 'auto', py: 2, px: 3 }}
          >
            {t(`publish.conflict.${choice}`)}
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {t(`publish.conflict.${choice}Hint`)}
            </Typography>
          </Button>
        ))}
        <Button onClick={onClose} sx={{ mt: 2, alignSelf: 'flex-end' }}>
          {common('action.cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
};

/** When a save met a newer version: the choice between the two, at once and again on request. */
export const SaveConflict = () => {
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();
  const failure = useSelector(({ editor }: Root) => (editor.save.status === 'failed' ? editor.save.failure : null));
  const { presetId, mockupId } = useSelector(({ editor }: Root) => editor.session);
  /** The failure whose dialog was closed. */
  const [closed, setClosed] = useState<typeof failure>(null);
  if (failure?.reason !== 'conflict') return null;

  const choose = (choice: ConflictChoice): void => {
    if (choice !== 'theirs') dispatch(saveActions.resolveConflict(choice));
    else if (presetId !== null) dispatch(startOver({ presetId, mockupId }));
  };
  return (
    <>
      <Button fullWidth variant="outlined" onClick={() => setClosed(null)} sx={{ mt: 3 }}>
        {t('publish.conflict.decide')}
      </Button>
      <ConflictDialog open={closed !== failure} onChoose={choose} onClose={() => setClosed(failure)} />
    </>
  );
};
