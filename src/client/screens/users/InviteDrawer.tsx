import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormField } from '../../ui/form/FormField';
import { SaveForm } from '../../ui/form/SaveForm';
import { SelectField } from '../../ui/form/SelectField';
import { useSaveForm } from '../../ui/form/use-save-form';
import { SideDrawer } from '../../ui/SideDrawer';
import { useFaultWords } from './fault-words';
import { InvitationLink, useInvitation } from './InvitationLink';
import { useGroupOptions } from './use-group-options';
import { nameShape } from './user-form';

const shape = z.object({
  email: z.email('email').trim(),
  name: nameShape,
  groups: z.string(),
});

const EMPTY = { email: '', name: '', groups: '' };

/** Invites somebody by email, then shows the link to send them. */
export const InviteDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation('common');
  const { open } = useGroupOptions();
  const { link, ...save } = useInvitation();
  const words = useFaultWords();
  const form = useSaveForm({
    of: 'members/new',
    shape,
    values: EMPTY,
    words,
    save,
    variables: ({ email, name, groups }) => ({ email, ...(name && { name }), ...(groups && { groups: [groups] }) }),
  });
  const { register, errorOf, getValues, pending } = form;
  const fallback = open.find(({ is_default }) => is_default);
  return (
    <SideDrawer open title={t('invite.title')} onClose={onClose}>
      {link ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
          <InvitationLink link={link} email={getValues('email')} />
          <Button variant="contained" onClick={onClose} sx={{ alignSelf: 'start' }}>
            {t('invite.finish')}
          </Button>
        </Box>
      ) : (
        <SaveForm form={form}>
          <FormField label={t('column.email')} error={errorOf('email')} field={register('email')} autoFocus />
          <FormField label={t('form.name')} hint={t('invite.nameHint')} error={errorOf('name')} field={register('name')} />
          <SelectField
            label={t('form.group')}
            hint={t('invite.groupHint')}
            error={errorOf('groups')}
            options={[
              { value: '', label: fallback ? t('invite.defaultGroup', { name: fallback.name }) : t('invite.chooseGroup') },
              ...open.filter((group) => group !== fallback).map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            field={register('groups')}
          />
          <Box sx={{ display: 'flex', gap: 2 }}>
            <Button type="submit" variant="contained" loading={pending}>
              {t('invite.submit')}
            </Button>
            <Button onClick={onClose}>{common('action.cancel')}</Button>
          </Box>
        </SaveForm>
      )}
    </SideDrawer>
  );
};
