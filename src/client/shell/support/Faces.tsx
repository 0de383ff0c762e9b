import Edit from '../../ui/icons/Edit';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { presences, type Presence } from '../../entities/presences';
import { useList } from '../../kernel/hooks';
import { selectUser, type SessionRoot } from '../session/session-slice';

/** The first letters of what somebody is called. */
const initials = (name: string): string =>
  name
    .split(/[\s@.]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** One of a few quiet colours, the same for the same person. */
const hueOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);

interface FaceProps {
  readonly person: { readonly _id: string; readonly name: string };
  /** What is said of the person; the name alone without. */
  readonly title?: string;
  /** They are writing. */
  readonly writes?: boolean;
}

/** Somebody by their initials. */
export const Face = ({ person: { _id, name }, title = name, writes = false }: FaceProps) => (
  <Box
    component="span"
    role="img"
    aria-label={title}
    title={title}
    sx={[face, { bgcolor: `hsl(${hueOf(_id)} 45% 36%)` }, writes && { outline: 2, outlineColor: 'warning.main' }]}
  >
    {initials(name)}
    {writes && <Edit aria-hidden sx={pen} />}
  </Box>
);

const face = {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 22,
  height: 22,
  borderRadius: '50%',
  fontSize: 10,
  fontWeight: 600,
  lineHeight: 1,
  color: '#fff',
} as const;

const pen = {
  position: 'absolute',
  insetInlineEnd: -5,
  bottom: -5,
  fontSize: 12,
  p: '1px',
  borderRadius: '50%',
  color: '#000',
  bgcolor: '#fff',
} as const;

/** Who else has a conversation open. */
export const useOthersIn = (): ((supportId: string) => readonly Presence[]) => {
  const me = useSelector((state: SessionRoot) => selectUser(state)?._id);
  const { rows } = useList(presences, {});
  return useMemo(() => {
    const others = rows.filter(({ person }) => person._id !== me);
    return (supportId) => others.filter(({ support_id }) => support_id === supportId);
  }, [rows, me]);
};

/** Who looks at a conversation, and who writes in it. */
export const Faces = ({ others }: { readonly others: readonly Presence[] }) => {
  const { t } = useTranslation('support');
  return others.map(({ _id, person, mode }) => {
    const writes = mode === 'reply';
    return (
      <Face key={_id} person={person} writes={writes} title={t(writes ? 'presence.writes' : 'presence.looks', { name: person.name })} />
    );
  });
};
