import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../entities/members';
import type { UserGroup } from '../../entities/user-groups';
import { FormField } from '../../ui/FormField';
import { fieldOfRefusal, type Refusal } from '../../ui/server-error';
import { SideDrawer } from '../../ui/SideDrawer';
import { useFormGuard } from '../../ui/use-leave-guard';
import { FlagField } from './FlagField';
import { MemberFacts } from './MemberFacts';
import { SelectField } from './SelectField';
import { formOfMember, GIVEN_FLAGS, GIVEN_TEXTS, OWN_TEXTS, USER_FORM_FIELDS, userFormShape, type UserForm } from './user-form';
import { refusalSentence } from '../../ui/refusal-sentence';

export interface UserDrawerProps {
  readonly member: Member;
  /** The member is the signed-in person, who cannot promote himself. */
  readonly self: boolean;
  readonly readOnly: boolean;
  /** Groups the signed-in person may put somebody into. */
  readonly groups: readonly UserGroup[];
  readonly pending: boolean;
  /** What was sent last is kept. */
  readonly saved: boolean;
  readonly refusal: Refusal | null;
  /** Makes a new link for somebody who was invited. */
  readonly newLink: ReactNode;
  readonly onLoginAs?: () => void;
  readonly onRemove?: () => void;
  readonly onSubmit: (form: UserForm) => void;
  readonly onClose: () => void;
}

/** One member: what is known of them, and what may be changed. */
export const UserDrawer = (props: UserDrawerProps) => {
  const { member, self, readOnly, groups, pending, saved, refusal, newLink, onLoginAs, onRemove, onSubmit, onClose } = props;
  const { t } = useTranslation('users');
  const { t: common } = useTranslation('common');
  const { register, handleSubmit, setError, formState } = useForm<UserForm>({
    resolver: zodResolver(userFormShape),
    defaultValues: formOfMember(member),
  });
  useFormGuard(formState.isDirty && !saved);
  const refusedField = refusal && fieldOfRefusal(refusal, USER_FORM_FIELDS);
  useEffect(() => {
    if (refusal && refusedField) setError(refusedField, { type: 'server', message: refusalSentence(refusal) }, { shouldFocus: true });
  }, [refusal, refusedField, setError]);

  const errorOf = (field: keyof UserForm): string | undefined => {
    const error = formState.errors[field];
    if (!error?.message) return undefined;
    return error.type === 'server' ? error.message : t(`error.${error.message as 'name' | 'long'}`);
  };
  const invited = member.status === 'Pending';
  const options = [
    ...(groups.some(({ _id }) => _id === member.group?._id)
      ? []
      : [{ value: member.group?._id ?? '', label: member.group?.name ?? t('noGroup') }]),
    ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  return (
    <SideDrawer open title={member.name} onClose={onClose}>
      <Box component="form" noValidate onSubmit={handleSubmit(onSubmit)} sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        <MemberFacts member={member} />
        {refusal && !refusedField && <Alert severity="error">{refusalSentence(refusal)}</Alert>}
        {self && <Alert severity="info">{t('form.self')}</Alert>}
        {readOnly && !self && <Alert severity="info">{t('form.readOnly')}</Alert>}
        {newLink}
        <Box component="fieldset" disabled={readOnly} sx={fields}>
          {invited && <FormField label={t('form.name')} error={errorOf('name')} field={register('name')} />}
          <SelectField label={t('form.group')} options={options} disabled={self} field={register('group')} />
          {!invited && (
            <SelectField
              label={t('form.status')}
              hint={t('form.statusHint')}
              error={errorOf('status')}
              options={(['Active', 'Blocked'] as const).map((status) => ({ value: status, label: t(`status.${status}`) }))}
              disabled={self}
              field={register('status')}
            />
          )}
          {OWN_TEXTS.map((name) => (
            <FormField key={name} label={t(`form.${name}`)} error={errorOf(name)} field={register(name)} />
          ))}
          <Typography variant="h3">{t('form.selling')}</Typography>
          {GIVEN_TEXTS.map((name) => (
            <FormField
              key={name}
              label={t(`form.${name}`)}
              hint={name === 'ffm_sku' ? t('form.ffm_skuHint') : undefined}
              error={errorOf(name)}
              disabled={self}
              field={register(name)}
            />
          ))}
          {GIVEN_FLAGS.map((name) => (
            <FlagField key={name} label={t(`form.${name}`)} disabled={self} field={register(name)} />
          ))}
        </Box>
        <Box sx={actions}>
          {!readOnly && (
            <Button type="submit" variant="contained" loading={pending} disabled={!formState.isDirty}>
              {common('action.save')}
            </Button>
          )}
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          {!readOnly && onLoginAs && <Button onClick={onLoginAs}>{t('loginAs.action')}</Button>}
          {!readOnly && onRemove && (
            <Button color="error" onClick={onRemove} sx={{ marginInlineStart: 'auto' }}>
              {t(invited ? 'withdraw.action' : 'remove.action')}
            </Button>
          )}
        </Box>
      </Box>
    </SideDrawer>
  );
};

/** Always in sight, at the foot of the drawer. */
const actions = {
  position: 'sticky',
  bottom: -24,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  mx: -6,
  mb: -6,
  px: 6,
  py: 3,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const fields = { display: 'flex', flexDirection: 'column', gap: 5, border: 0, p: 0, m: 0, minWidth: 0 } as const;
