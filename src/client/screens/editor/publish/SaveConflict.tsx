import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { saveActions } from '../../../editor/save/actions';
import { startOver } from '../../../editor/session-actions';
import { ConflictDialog } from '../../../ui/ConflictDialog';
import type { Root } from '../root';

type ConflictChoice = 'mine' | 'theirs' | 'copy';

const CHOICES: readonly ConflictChoice[] = ['copy', 'mine', 'theirs'];

interface SaveConflictProps {
  /** Whether the choice can be asked for again here. */
  readonly again: boolean;
}

/** When a save met a newer version: the choice between the two, at once and again on request. */
export const SaveConflict = ({ again }: SaveConflictProps) => {
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
      {again && (
        <Button fullWidth variant="outlined" onClick={() => setClosed(null)} sx={{ mt: 3 }}>
          {t('publish.conflict.decide')}
        </Button>
      )}
      <ConflictDialog
        open={closed !== failure}
        title={t('publish.conflict.title')}
        text={t('publish.conflict.text')}
        choices={CHOICES.map((choice) => ({
          choice,
          label: t(`publish.conflict.${choice}`),
          hint: t(`publish.conflict.${choice}Hint`),
        }))}
        onChoose={choose}
        onClose={() => setClosed(failure)}
      />
    </>
  );
};
