import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { TagField } from '../../../ui/form/TagField';
import { useShapedForm } from '../../../ui/form/use-shaped-form';

const words = z.array(z.string());
const shape = z
  .object({ add: words, remove: words })
  .refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], message: 'none' });

const EMPTY: z.infer<typeof shape> = { add: [], remove: [] };

interface WordsOptionsProps {
  readonly title: string;
  /** Labels of the two inputs. */
  readonly add: string;
  readonly takeOff: string;
  /** A verb. */
  readonly confirm: string;
  /** Said when neither has any. */
  readonly none: string;
  readonly onReady: (words: z.infer<typeof shape>) => void;
  readonly onClose: () => void;
}

/** Which tags or the like chosen rows get, and which they lose. */
export const WordsOptions = ({ title, add, takeOff, confirm, none, onReady, onClose }: WordsOptionsProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const { watch, setValue, handleSubmit, errorOf } = useShapedForm({ shape, values: EMPTY, words: () => none });
  const submit = handleSubmit((changes) => onReady(changes));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <TagField label={add} error={errorOf('add')} autoFocus value={watch('add')} onChange={(tags) => setValue('add', tags)} />
          <TagField label={takeOff} value={watch('remove')} onChange={(tags) => setValue('remove', tags)} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
