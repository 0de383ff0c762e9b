import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormField } from '../../ui/FormField';
import { fieldOfRefusal } from '../../ui/server-error';
import { SideDrawer } from '../../ui/SideDrawer';
import { useFormGuard } from '../../ui/use-leave-guard';
import { InvitationLink } from './InvitationLink';
import { SelectField } from './SelectField';
import { useGroupOptions } from './use-group-options';
import { useInvitation } from './use-invitation';
import { refusalSentence } from '../../ui/refusal-sentence';

const shape = z.object({
  email: z.email('email').trim(),
  name: z.string().trim().max(120, 'long'),
  groups: z.string(),
});

type InviteForm = z.infer<typeof shape>;

const FIELDS = ['email', 'name', 'groups'] as const satisfies readonly (keyof InviteForm)[];

/** Invites somebody by email, then shows the link to send them. */
export const InviteDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation('common');
  const { open } = useGroupOptions();
  const { invite, pending, refusal, link } = useInvitation();
  const { register, handleSubmit, setError, formState, getValues } = useForm<InviteForm>({
    resolver: zodResolver(shape),
    defaultValues: { email: '', name: '', groups: '' },
  });
  useFormGuard(formState.isDirty && !link);
  const refusedField = refusal && fieldOfRefusal(refusal, FIELDS);
  useEffect(() => {
    if (refusal && refusedField) setError(refusedField, { type: 'server', message: refusalSentence(refusal) }, { shouldFocus: true });
  }, [refusal, refusedField, setError]);
  const errorOf = (field: keyof InviteForm): string | undefined => {
    const error = formState.errors[field];
    if (!error?.message) return undefined;
    return error.type === 'server' ? error.message : t(`error.${error.message as 'email' | 'long'}`);
  };
  const fallback = open.find(({ is_default }) => is_default);
  return (
    <SideDrawer open title={t('invite.title')} onClose={onClose}>
      {link ? (
        <Box sx={column}>
          <InvitationLink link={link} email={getValues('email')} />
          <Button variant="contained" onClick={onClose} sx={{ alignSelf: 'start' }}>
            {t('invite.finish')}
          </Button>
        </Box>
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={handleSubmit(({ email, name, groups }) =>
            invite({ email, ...(name && { name }), ...(groups && { groups: [groups] }) }),
          )}
          sx={column}
        >
          {refusal && !refusedField && <Alert severity="error">{refusalSentence(refusal)}</Alert>}
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
        </Box>
      )}
    </SideDrawer>
  );
};

const column = { display: 'flex', flexDirection: 'column', gap: 5 } as const;
