import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserGroup } from '../../../entities/user-groups';
import type { SelectOption } from '../../../ui/PlainSelect';
import { useRoleWords } from '../role-words';
import type { GroupDraft, GroupField } from './group-form';

/** Fields a refusal can be shown at. */
export const GROUP_FIELDS = ['name', 'role', 'parent_id', 'status'] as const satisfies readonly GroupField[];

export interface GroupFieldsProps {
  readonly draft: GroupDraft;
  readonly readOnly: boolean;
  readonly own: boolean;
  readonly owner: boolean;
  readonly roles: readonly string[];
  readonly parents: readonly UserGroup[];
  readonly refusal: { readonly field: (typeof GROUP_FIELDS)[number]; readonly message: string } | null;
  readonly onChange: (draft: GroupDraft) => void;
}

/** Name, role, place and state of a group. */
export const GroupFields = ({ draft, readOnly, own, owner, roles, parents, refusal, onChange }: GroupFieldsProps) => {
  const { t } = useTranslation('users');
  const roleWord = useRoleWords();
  const set = (change: Partial<GroupDraft>): void => onChange({ ...draft, ...change });
  const errorOf = (field: (typeof GROUP_FIELDS)[number]): string | undefined => (refusal?.field === field ? refusal.message : undefined);
  const fixed = readOnly || own;
  return (
    <Box sx={grid}>
      <Labelled label={t('group.column.name')} error={errorOf('name')} disabled={readOnly}>
        {(ids) => (
          <OutlinedInput
            {...ids}
            size="small"
            value={draft.name}
            autoFocus={draft.name === '' && !readOnly}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Labelled>
      <Choice
        label={t('column.role')}
        hint={t('group.roleHint')}
        error={errorOf('role')}
        disabled={fixed}
        value={draft.role}
        options={[{ value: '', label: t('group.noRole') }, ...roles.map((role) => ({ value: role, label: roleWord(role) }))]}
        onChange={(role) => set({ role })}
      />
      <Choice
        label={t('group.column.parent')}
        hint={t('group.parentHint')}
        error={errorOf('parent_id')}
        disabled={fixed}
        value={draft.parent_id}
        options={[
          ...(owner || draft.parent_id === '' ? [{ value: '', label: t('group.top') }] : []),
          ...parents.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(parent_id) => set({ parent_id })}
      />
      <Choice
        label={t('column.status')}
        hint={t('group.statusHint')}
        error={errorOf('status')}
        disabled={fixed}
        value={draft.status}
        options={(['Active', 'Inactive'] as const).map((status) => ({ value: status, label: t(`group.status.${status}`) }))}
        onChange={(status) => set({ status })}
      />
      <FormControlLabel
        disabled={readOnly || !owner}
        sx={{ gridColumn: '1 / -1' }}
        label={t('group.defaultLabel')}
        control={<Checkbox size="small" checked={draft.is_default} onChange={(_event, is_default) => set({ is_default })} />}
      />
    </Box>
  );
};

interface LabelledProps {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly children: (ids: { readonly id: string; readonly inputProps: { readonly 'aria-describedby': string | undefined } }) => ReactNode;
}

const Labelled = ({ label, hint, error, disabled, children }: LabelledProps) => {
  const id = useId();
  const helper = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
      <FormLabel htmlFor={id} sx={{ fontSize: 13, fontWeight: 500, color: 'text.primary', mb: 1 }}>
        {label}
      </FormLabel>
      {children({ id, inputProps: { 'aria-describedby': helper ? `${id}-help` : undefined } })}
      {helper && (
        <FormHelperText id={`${id}-help`} role={error ? 'alert' : undefined} sx={{ mx: 0 }}>
          {helper}
        </FormHelperText>
      )}
    </FormControl>
  );
};

interface ChoiceProps extends Omit<LabelledProps, 'children'> {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ value, options, onChange, ...labelled }: ChoiceProps) => (
  <Labelled {...labelled}>
    {(ids) => (
      <NativeSelect {...ids} value={value} input={<OutlinedInput size="small" />} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    )}
  </Labelled>
);

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  alignItems: 'start',
  gap: 5,
  maxWidth: 720,
} as const;
