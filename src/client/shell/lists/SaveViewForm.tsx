import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { ListName } from '../../../domain/lists/lists';
import { addressOfView, listViews } from '../../entities/list-views';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { useMutation } from '../../kernel/hooks';
import { FlagField } from '../../ui/form/FlagField';
import { FormField } from '../../ui/form/FormField';
import { SaveForm } from '../../ui/form/SaveForm';
import { useSaveForm } from '../../ui/form/use-save-form';
import type { ColumnChoice } from '../../ui/list/layout';
import { showToast } from '../../ui/toast';

interface SaveViewFormProps {
  readonly list: ListName;
  readonly query: string;
  readonly columns: ColumnChoice[];
  readonly onSaved: () => void;
}

const shape = z.object({ name: z.string(), shared: z.boolean() });
const BLANK = { name: '', shared: false };

/** Saves what the list shows now as a view, and goes to it. */
export const SaveViewForm = ({ list, query, columns, onSaved }: SaveViewFormProps) => {
  const { t } = useTranslation('lists');
  const navigate = useNavigate();
  const store = useStore<EntitiesState>();
  const form = useSaveForm({
    of: `listViews/${list}/new`,
    shape,
    values: BLANK,
    words: (fault) => fault,
    save: useMutation(listViews, listViews.actions.save),
    variables: (checked) => ({ params: { list, query, columns, ...checked } }),
    onSaved: ([id = '']) => {
      const saved = listViews.selectById(store.getState(), id);
      if (!saved) return;
      showToast(t('views.saved', { name: saved.name }));
      void navigate(addressOfView(saved));
      onSaved();
    },
  });
  return (
    <SaveForm form={form} gap={1}>
      <FormField label={t('views.saveAs')} placeholder={t('views.name')} error={form.errorOf('name')} field={form.register('name')} />
      <FlagField label={t('views.share')} control={form.control} name="shared" />
      <Button type="submit" variant="contained" loading={form.pending} sx={{ alignSelf: 'flex-start' }}>
        {t('views.save')}
      </Button>
    </SaveForm>
  );
};
