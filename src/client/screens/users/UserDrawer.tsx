import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInput } from '../../../contract/generated/operations';
import type { Member } from '../../entities/members';
import type { UserGroup } from '../../entities/user-groups';
import { accountUrl, RESET_LINK_PATH, TWO_STEP_RESET_PATH } from '../../shell/session/addresses';
import { FlagField } from '../../ui/form/FlagField';
import { FormField } from '../../ui/form/FormField';
import { SaveForm } from '../../ui/form/SaveForm';
import { SelectField } from '../../ui/form/SelectField';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm, type Save } from '../../ui/form/use-save-form';
import { SideDrawer } from '../../ui/SideDrawer';
import { useFaultWords } from './fault-words';
import { MemberFacts } from './MemberFacts';
import {
  formOfMember,
  GIVEN_FLAGS,
  GIVEN_TEXTS,
  inputOfUserForm,
  OWN_TEXTS,
  USER_FORM_FIELDS,
  userFormShape,
  type UserForm,
} from './user-form';

/** What a save sends, and the version of the member it was made from. */
interface MemberChange {
  readonly updated_at: number | undefined;
  readonly params: UserInput;
}

interface UserDrawerProps {
  readonly member: Member;
  /** The member is the signed-in person, who cannot promote himself. */
  readonly self: boolean;
  readonly readOnly: boolean;
  /** Groups the signed-in person may put somebody into. */
  readonly groups: readonly UserGroup[];
  readonly save: Save<MemberChange>;
  /** Reads the member anew. */
  readonly onReread: () => void;
  /** Makes a new link for somebody who was invited. */
  readonly newLink: ReactNode;
  readonly onLoginAs?: () => void;
  readonly onRemove?: () => void;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** One member: what is known of them, and what may be changed. */
export const UserDrawer = (props: UserDrawerProps) => {
  const { member, self, readOnly, groups, save, onReread, newLink, onLoginAs, onRemove, onSaved, onClose } = props;
  const { t } = useTranslation('users');
  const { t: common } = useTranslation('common');
  const invited = member.status === 'Pending';
  const options = [
    ...(groups.some(({ _id }) => _id === member.group?._id)
      ? []
      : [{ value: member.group?._id ?? '', label: member.group?.name ?? t('noGroup') }]),
    ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  const inWords = useInWords<UserForm>(
    {
      name: t('form.name'),
      group: t('form.group'),
      status: t('form.status'),
      phone_number: t('form.phone_number'),
      facebook: t('form.facebook'),
      skype: t('form.skype'),
      sale_plan: t('form.sale_plan'),
      ffm_sku: t('form.ffm_sku'),
      ffm_sku_label: t('form.ffm_sku_label'),
      vip: t('form.vip'),
      ship_by_seller: t('form.ship_by_seller'),
    },
    {
      group: (id) => options.find(({ value }) => value === id)?.label ?? id,
      status: (status) => t(`status.${status as 'Active' | 'Blocked' | 'Pending'}`),
    },
  );
  const words = useFaultWords();
  const form = useSaveForm({
    of: `members/${member._id}`,
    row: { version: member.updated_at, reread: onReread, inWords },
    shape: userFormShape,
    values: formOfMember(member),
    words,
    save,
    variables: (checked, updated_at) => ({ updated_at, params: inputOfUserForm(checked, member) }),
    fields: USER_FORM_FIELDS.filter((field) => field !== (invited ? 'status' : 'name')),
    onSaved,
  });
  const { register, errorOf } = form;
  return (
    <SideDrawer open title={member.name} onClose={onClose}>
      <Box sx={{ mb: 5 }}>
        <MemberFacts member={member} />
      </Box>
      <SaveForm form={form}>
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
            <FlagField key={name} label={t(`form.${name}`)} disabled={self} control={form.control} name={name} />
          ))}
        </Box>
        <Box sx={actions}>
          {!readOnly && (
            <Button type="submit" variant="contained" loading={form.pending} disabled={!form.unsaved}>
              {common('action.save')}
            </Button>
          )}
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          {!readOnly && onLoginAs && <Button onClick={onLoginAs}>{t('loginAs.action')}</Button>}
          {!readOnly && !self && !invited && (
            <Button component="a" href={accountUrl(`${RESET_LINK_PATH}?user=${member._id}`)} target="_blank" rel="noreferrer">
              {t('resetLink')}
            </Button>
          )}
          {!readOnly && !self && !invited && (
            <Button component="a" href={accountUrl(`${TWO_STEP_RESET_PATH}?user=${member._id}`)} target="_blank" rel="noreferrer">
              {t('twoStepReset')}
            </Button>
          )}
          {!readOnly && onRemove && (
            <Button color="error" onClick={onRemove} sx={{ marginInlineStart: 'auto' }}>
              {t(invited ? 'withdraw.action' : 'remove.action')}
            </Button>
          )}
        </Box>
      </SaveForm>
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
