import LinkOff from '../../../ui/icons/LinkOff';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { GROUP_ROLES, isOwner } from '../../../../domain/people/roles';
import { isBeneath, mayGiveRole } from '../../../../domain/people/user-groups';
import { userGroups, type UserGroup } from '../../../entities/user-groups';
import { useMutation } from '../../../kernel/hooks';
import { selectUser, type SessionRoot } from '../../../shell/session/session-slice';
import { useMay } from '../../../shell/session/use-may';
import { useInWords } from '../../../ui/form/use-in-words';
import { useSaveForm } from '../../../ui/form/use-save-form';
import { Link } from '../../../ui/Link';
import { Message } from '../../../ui/Message';
import { showToast } from '../../../ui/toast';
import { groupAddress, GROUPS_PATH } from '../addresses';
import { EVERY_GROUP, useGroupOptions } from '../use-group-options';
import { draftOfGroup, fieldChanges, grantChanges, groupShape, inputOfDraft, type GroupDraft, type MayGrant } from './group-form';
import { GroupEditorView } from './GroupEditorView';

/** The page of one group, from the address; null: a new one. */
export const GroupEditor = ({ id }: { readonly id: string | null }) => {
  const { t } = useTranslation('users');
  const { groups, loading } = useGroupOptions();
  const group = groups.find(({ _id }) => _id === id);
  if (id !== null && !group) {
    if (loading) return <Skeleton variant="rounded" height={480} />;
    return (
      <Message Icon={LinkOff} title={t('group.gone')}>
        <Button component={Link} to={GROUPS_PATH} variant="contained">
          {t('group.back')}
        </Button>
      </Message>
    );
  }
  return <LoadedGroup group={group} groups={groups} />;
};

const LoadedGroup = ({ group, groups }: { readonly group: UserGroup | undefined; readonly groups: readonly UserGroup[] }) => {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const user = useSelector((state: SessionRoot) => selectUser(state));
  const mayChange = useMay('user', group ? 'update' : 'add');
  const ownGroupId = user?.group?._id ?? null;
  const manager = useMemo(
    () => ({ role: user?.role ?? '', permission: user?.permission ?? [], groupId: ownGroupId }),
    [user?.role, user?.permission, ownGroupId],
  );
  const owner = isOwner(manager);
  const before = useMemo(() => draftOfGroup(group, owner ? '' : (ownGroupId ?? '')), [group, owner, ownGroupId]);
  const nameOf = (id: string): string => groups.find(({ _id }) => _id === id)?.name ?? '';
  const inWords = useInWords<GroupDraft>(
    {
      name: t('group.field.name'),
      role: t('group.field.role'),
      parent_id: t('group.field.parent_id'),
      status: t('group.field.status'),
      is_default: t('group.field.is_default'),
      matrix: t('group.permissions'),
    },
    {
      parent_id: nameOf,
      matrix: (matrix, other) =>
        grantChanges(other, matrix)
          .flatMap(({ module, access, on }) => (on ? [`${t(`module.${module}`)}: ${t(`access.${access}`)}`] : []))
          .join('\n'),
    },
  );
  const dispatch = useDispatch();
  const form = useSaveForm({
    of: group ? `userGroups/${group._id}` : 'userGroups/new',
    row: group && { version: group.updated_at, reread: () => dispatch(userGroups.actions.load(EVERY_GROUP)), inWords },
    shape: groupShape,
    values: before,
    words: (fault) => fault,
    save: useMutation(userGroups, userGroups.actions.save),
    variables: (draft, updated_at) => ({ id: group?._id, updated_at, params: inputOfDraft(draft, before, group === undefined) }),
    onSaved: ([savedId]) => {
      showToast(t('group.saved'));
      // A new group that is saved moves to its own address; this form is done with.
      if (!group && savedId !== undefined) void navigate(groupAddress(savedId), { replace: true });
    },
  });
  const draft = form.watch();
  const changes = { fields: fieldChanges(before, draft), grants: grantChanges(before.matrix, draft.matrix) };

  const mayGrant: MayGrant = (module, access) =>
    owner || before.matrix[module][access] || manager.permission.some((each) => each.module === module && each.access[access]);
  const places = groups.filter(
    ({ _id }) =>
      _id !== group?._id &&
      !(group && isBeneath(groups, _id, group._id)) &&
      (owner || _id === ownGroupId || isBeneath(groups, _id, ownGroupId ?? '')),
  );
  const current = groups.find(({ _id }) => _id === before.parent_id);
  return (
    <GroupEditorView
      group={group}
      form={form}
      changes={changes}
      readOnly={!mayChange || (group !== undefined && !group.manageable)}
      own={group !== undefined && group._id === ownGroupId}
      owner={owner}
      roles={GROUP_ROLES.filter((role) => role === before.role || mayGiveRole(manager, role))}
      parents={current && !places.includes(current) ? [current, ...places] : places}
      mayGrant={mayGrant}
      onDiscard={form.startOver}
    />
  );
};
