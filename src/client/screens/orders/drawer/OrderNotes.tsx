import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import type { OrderUpdateMutationVariables } from '../../../../contract/generated/operations';
import { orders, type Order } from '../../../entities/orders';
import { useMutation } from '../../../kernel/hooks';
import { Facts } from '../../../ui/Facts';
import { FormField } from '../../../ui/form/FormField';
import { SaveForm } from '../../../ui/form/SaveForm';
import { useInWords } from '../../../ui/form/use-in-words';
import { useSaveForm } from '../../../ui/form/use-save-form';
import { showToast } from '../../../ui/toast';

interface OrderNotesProps {
  readonly order: Order;
  readonly mayChange: boolean;
}

/** What the buyer wrote, what goes into the parcel, and what only this shop reads. */
export const OrderNotes = ({ order, mayChange }: OrderNotesProps) => {
  const { t } = useTranslation('order');
  const { buyer, gift, internal } = order.notes;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Facts
        facts={[
          [t('notes.buyer'), buyer],
          [t('notes.gift'), !mayChange && gift],
          [t('notes.internal'), !mayChange && internal],
        ]}
      />
      {mayChange && <NoteForm order={order} />}
    </Box>
  );
};

const shape = z.object({ note_internal: z.string(), note_gift: z.string() });

const NoteForm = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const save = useMutation(orders, orders.actions.update);
  const inWords = useInWords<z.infer<typeof shape>>({ note_internal: t('notes.internal'), note_gift: t('notes.gift') });
  const form = useSaveForm({
    of: `orders/${order._id}/notes`,
    shape,
    values: { note_internal: order.notes.internal, note_gift: order.notes.gift ?? '' },
    words: (fault) => fault,
    row: { version: order.updated_at, reread: () => dispatch(orders.actions.load({ variables: { id: order._id } })), inWords },
    // A note that is written twice is the same note.
    save: { ...save, submit: (variables: OrderUpdateMutationVariables) => save.submit(variables) },
    variables: (params: z.infer<typeof shape>, updated_at) => ({ ids: [order._id], updated_at, params }),
    onSaved: () => showToast(t('notes.saved')),
  });
  return (
    <SaveForm form={form} gap={3}>
      <FormField label={t('notes.internal')} rows={[2, 8]} error={form.errorOf('note_internal')} field={form.register('note_internal')} />
      <FormField label={t('notes.gift')} rows={[1, 4]} error={form.errorOf('note_gift')} field={form.register('note_gift')} />
      {form.unsaved && (
        <Button type="submit" variant="contained" loading={form.pending} sx={{ alignSelf: 'flex-start' }}>
          {common('action.save')}
        </Button>
      )}
    </SaveForm>
  );
};
