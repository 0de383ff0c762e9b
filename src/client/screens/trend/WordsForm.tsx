import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { cautionKey } from '../../../domain/trends/caution';
import { trademarkWords } from '../../entities/trademark-words';
import { useList, useMutation } from '../../kernel/hooks';
import { FormField } from '../../ui/form/FormField';
import { SaveForm } from '../../ui/form/SaveForm';
import { useSaveForm } from '../../ui/form/use-save-form';
import { ListFailure } from '../../ui/Message';
import { SideDrawer } from '../../ui/SideDrawer';
import { showToast } from '../../ui/toast';

const ALL = {};

/** The words that may be somebody's trade mark, one a line. */
export const WordsForm = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('trend');
  const { rows, loading, error, reload } = useList(trademarkWords, ALL);
  // An empty list that is read again counts as loading: the form that just saved the first word stays to say so.
  const [shown, setShown] = useState(!loading);
  if (!loading && !shown) setShown(true);
  return (
    <SideDrawer open title={t('words')} onClose={onClose}>
      {error && <ListFailure error={error} onRetry={reload} />}
      {shown && !error && <Words rows={rows} onSaved={onClose} />}
    </SideDrawer>
  );
};

const shape = z.object({ words: z.string() });

interface WordsProps {
  readonly rows: readonly { readonly _id: string; readonly word: string }[];
  readonly onSaved: () => void;
}

const Words = ({ rows, onSaved }: WordsProps) => {
  const { t } = useTranslation('trend');
  const save = useMutation(trademarkWords, trademarkWords.actions.save);
  const form = useSaveForm({
    of: 'trademark-words',
    shape,
    values: { words: rows.map(({ word }) => word).join('\n') },
    words: (fault) => fault,
    save,
    // What was taken out and what was put in: what somebody else put in meanwhile stays.
    variables: ({ words }: z.infer<typeof shape>) => {
      const typed = new Map(
        words
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '')
          .map((line) => [cautionKey(line) || line, line]),
      );
      const there = new Set(rows.map(({ word }) => cautionKey(word)));
      return {
        add: [...typed].filter(([key]) => !there.has(key)).map(([, line]) => line),
        remove: rows.filter(({ word }) => !typed.has(cautionKey(word))).map(({ _id }) => _id),
      };
    },
    onSaved: () => {
      showToast(t('wordsSaved'));
      onSaved();
    },
  });
  return (
    <SaveForm form={form}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('wordsText')}
      </Typography>
      <FormField label={t('wordsLabel')} rows={[8, 24]} error={form.errorOf('words')} field={form.register('words')} />
      <Button type="submit" variant="contained" loading={form.pending} sx={{ alignSelf: 'flex-start' }}>
        {t('wordsSave')}
      </Button>
    </SaveForm>
  );
};
