import LinkOff from '../../ui/icons/LinkOff';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { members, type Member } from '../../entities/members';
import { useList, useMutation, useRow } from '../../kernel/hooks';
import { AbsentRow } from '../../shell/lists/RowDrawer';
import { selectSession, sessionActions, type SessionRoot } from '../../shell/session/session-slice';
import { useMay } from '../../shell/session/use-may';
import { SideDrawer } from '../../ui/SideDrawer';
import { showToast } from '../../ui/toast';
import { NewLink } from './InvitationLink';
import { useGroupOptions } from './use-group-options';
import { UserDrawer } from './UserDrawer';

interface UserEditorProps {
  readonly id: string;
  readonly onRemove: (member: Member) => void;
  readonly onClose: () => void;
}

/** The drawer of one member, from the address; it loads who is not on the page. */
export const UserEditor = ({ id, onRemove, onClose }: UserEditorProps) => {
  const { t } = useTranslation('users');
  const dispatch = useDispatch();
  const member = useRow(members, id);
  const { userId } = useSelector((state: SessionRoot) => selectSession(state));
  const list = useList(members, { variables: { _id: id } }, { skip: member !== undefined });
  const { open, groups } = useGroupOptions();
  const may = { add: useMay('user', 'add'), update: useMay('user', 'update'), remove: useMay('user', 'delete') };
  const save = useMutation(members, members.actions.save);

  if (!member) {
    return (
      <SideDrawer open title={t('user')} onClose={onClose}>
        <AbsentRow list={list} gone={t('gone')} Icon={LinkOff} />
      </SideDrawer>
    );
  }
  const self = member._id === userId;
  const group = groups.find(({ _id }) => _id === member.group?._id);
  return (
    <UserDrawer
      member={member}
      self={self}
      // Whoever is in a group that cannot be handed out cannot be changed either; the server decides again.
      readOnly={!may.update || (!self && group !== undefined && !group.manageable)}
      groups={open}
      save={{ ...save, submit: (change, key) => save.submit({ id: member._id, ...change }, key) }}
      onReread={() => dispatch(members.actions.load({ variables: { _id: id } }))}
      newLink={member.status === 'Pending' && may.add && <NewLink member={member} />}
      {...(may.update && !self && member.status === 'Active' && { onLoginAs: () => dispatch(sessionActions.loginAs({ userId: id })) })}
      {...(may.remove && !self && { onRemove: () => onRemove(member) })}
      onSaved={() => {
        showToast(t('saved'));
        onClose();
      }}
      onClose={onClose}
    />
  );
};
