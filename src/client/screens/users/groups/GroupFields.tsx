import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { UserGroup } from '../../../entities/user-groups';
import { FlagField } from '../../../ui/form/FlagField';
import { FormField } from '../../../ui/form/FormField';
import { SelectField } from '../../../ui/form/SelectField';
import type { SaveForm } from '../../../ui/form/use-save-form';
import { useRoleWords } from '../member-words';
import type { GroupDraft } from './group-form';

interface GroupFieldsProps {
  readonly form: SaveForm<GroupDraft>;
  readonly readOnly: boolean;
  readonly own: boolean;
  readonly owner: boolean;
  readonly roles: readonly string[];
  readonly parents: readonly UserGroup[];
}

/** Name, role, place and state of a group. */
export const GroupFields = ({ form, readOnly, own, owner, roles, parents }: GroupFieldsProps) => {
  const { t } = useTranslation('users');
  const roleWord = useRoleWords();
  const { register, errorOf, getValues, watch } = form;
  const fixed = readOnly || own;
  return (
    <Box sx={grid}>
      <FormField
        label={t('group.column.name')}
        error={errorOf('name')}
        disabled={readOnly}
        autoFocus={getValues('name') === '' && !readOnly}
        field={register('name')}
      />
      <SelectField
        label={t('column.role')}
        hint={t('group.roleHint')}
        error={errorOf('role')}
        disabled={fixed}
        options={[{ value: '', label: t('group.noRole') }, ...roles.map((role) => ({ value: role, label: roleWord(role) }))]}
        field={register('role')}
      />
      <SelectField
        label={t('group.column.parent')}
        hint={t('group.parentHint')}
        error={errorOf('parent_id')}
        disabled={fixed}
        options={[
          ...(owner || watch('parent_id') === '' ? [{ value: '', label: t('group.top') }] : []),
          ...parents.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        field={register('parent_id')}
      />
      <SelectField
        label={t('column.status')}
        hint={t('group.statusHint')}
        error={errorOf('status')}
        disabled={fixed}
        options={(['Active', 'Inactive'] as const).map((status) => ({ value: status, label: t(`group.status.${status}`) }))}
        field={register('status')}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FlagField label={t('group.defaultLabel')} disabled={readOnly || !owner} control={form.control} name="is_default" />
      </Box>
    </Box>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  alignItems: 'start',
  gap: 5,
  maxWidth: 720,
} as const;
