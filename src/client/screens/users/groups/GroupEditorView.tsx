import ArrowBack from '../../../ui/icons/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { UserGroup } from '../../../entities/user-groups';
import { SaveBar } from '../../../ui/form/SaveBar';
import { FormNotices } from '../../../ui/form/SaveForm';
import type { SaveForm } from '../../../ui/form/use-save-form';
import { Link } from '../../../ui/Link';
import { turned } from '../../../ui/styles';
import { GROUPS_PATH } from '../addresses';
import { GroupFields } from './GroupFields';
import type { GrantChange, GroupDraft, GroupField, MayGrant } from './group-form';
import { MenuPreview } from './MenuPreview';
import { PermissionMatrix } from './PermissionMatrix';

interface GroupEditorViewProps {
  /** Undefined: a new one. */
  readonly group: UserGroup | undefined;
  readonly form: SaveForm<GroupDraft>;
  readonly changes: { readonly fields: readonly GroupField[]; readonly grants: readonly GrantChange[] };
  readonly readOnly: boolean;
  /** The signed-in person is in it, so its role, status and place are not theirs to change. */
  readonly own: boolean;
  /** The signed-in person owns the container. */
  readonly owner: boolean;
  readonly roles: readonly string[];
  /** Groups it may stand beneath. */
  readonly parents: readonly UserGroup[];
  readonly mayGrant: MayGrant;
  readonly onDiscard: () => void;
}

/** One group: what it is called, where it stands, and what its members may do. */
export const GroupEditorView = (props: GroupEditorViewProps) => {
  const { group, form, changes, readOnly, owner, mayGrant, onDiscard } = props;
  const { t } = useTranslation('users');
  const draft = form.watch();
  const told = [
    ...changes.fields.map((field) => t(`group.field.${field}`)),
    ...changes.grants.map(({ module, access, on }) =>
      t(on ? 'group.granted' : 'group.taken', { module: t(`module.${module}`), access: t(`access.${access}`) }),
    ),
  ];
  return (
    <Box component="form" noValidate onSubmit={form.onSubmit}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 32, mb: 4 }}>
        <IconButton component={Link} to={GROUPS_PATH} aria-label={t('group.back')} edge="start" sx={turned}>
          <ArrowBack />
        </IconButton>
        <Typography variant="h1" noWrap>
          {group ? group.name : t('group.addTitle')}
        </Typography>
      </Box>
      {readOnly && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('group.readOnly')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, '& > *': { mb: 4 } }}>
        <FormNotices form={form} />
      </Box>
      <Box sx={columns}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 }}>
          <GroupFields {...props} />
          <PermissionMatrix
            matrix={draft.matrix}
            changes={changes.grants}
            // An owner has everything; what the matrix says does not count.
            everything={draft.role === 'root'}
            readOnly={readOnly}
            mayGrant={mayGrant}
            onChange={(matrix) => form.setValue('matrix', matrix, { shouldDirty: true })}
          />
          {!owner && !readOnly && (
            <Typography variant="body2" color="text.secondary">
              {t('group.limits')}
            </Typography>
          )}
        </Box>
        <MenuPreview draft={draft} />
      </Box>
      {told.length > 0 && !readOnly && <SaveBar changes={told} pending={form.pending} onDiscard={onDiscard} />}
    </Box>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 260px' },
  alignItems: 'start',
  gap: 6,
} as const;
