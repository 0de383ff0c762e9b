import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { ListName } from '../../../domain/lists/lists';
import { listViews, addressOfView } from '../../entities/list-views';
import type { EntitiesState } from '../../kernel/define-entity';
import { useMutation } from '../../kernel/hooks';
import type { ColumnChoice } from '../../ui/list/layout';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

interface SaveViewFormProps {
  readonly list: ListName;
  readonly query: string;
  readonly columns: ColumnChoice[];
  readonly onSaved: () => void;
}

/** Saves what the list shows now as a view, and goes to it. */
export const SaveViewForm = ({ list, query, columns, onSaved }: SaveViewFormProps) => {
  const { t } = useTranslation('lists');
  const navigate = useNavigate();
  const id = useId();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const { submit, state } = useMutation(listViews, listViews.actions.save);
  const savedId = state?.ids?.[0];
  const saved = useSelector((root: EntitiesState) => (savedId === undefined ? undefined : listViews.selectById(root, savedId)));
  useEffect(() => {
    if (!saved) return;
    showToast(t('views.saved', { name: saved.name }));
    void navigate(addressOfView(saved));
    onSaved();
  }, [saved, navigate, onSaved, t]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    submit({ params: { list, name, shared, query, columns } });
  };
  const error = state?.error && refusalSentence(state.error);
  return (
    <Box component="form" onSubmit={save} noValidate>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 500, mb: 1 }}>
        {t('views.saveAs')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <InputBase
          id={id}
          value={name}
          placeholder={t('views.name')}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ input: { maxLength: 80, 'aria-invalid': Boolean(error), 'aria-describedby': error ? `${id}-error` : undefined } }}
          sx={{ flex: 1, height: 32, px: 2, fontSize: 13, border: 1, borderColor: error ? 'error.main' : 'divider', borderRadius: 1 }}
        />
        <Button type="submit" variant="contained" loading={state?.status === 'pending'}>
          {t('views.save')}
        </Button>
      </Box>
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', fontSize: 13, mt: 1 }}>
        <Checkbox checked={shared} onChange={(_event, on) => setShared(on)} sx={{ p: 1 }} />
        {t('views.share')}
      </Box>
    </Box>
  );
};
