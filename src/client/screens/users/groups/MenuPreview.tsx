import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PLAIN_ROLE } from '../../../../domain/people/roles';
import { permittedNavigation } from '../../../shell/layout/navigation';
import { selectUser, type SessionRoot } from '../../../shell/session/session-slice';
import type { GroupDraft } from './group-form';

/** The menu as members of the group will see it, from what is in the form now. */
export const MenuPreview = ({ draft }: { readonly draft: GroupDraft }) => {
  const { t } = useTranslation('users');
  const { t: shell } = useTranslation('shell');
  const auth_docker = useSelector((state: SessionRoot) => selectUser(state)?.auth_docker);
  const menu = useMemo(() => {
    const active = draft.status === 'Active';
    const role = (active && draft.role) || PLAIN_ROLE;
    const permission = active ? Object.entries(draft.matrix).map(([module, access]) => ({ module, access })) : [];
    return permittedNavigation({ role, groups: active ? [role, draft.name] : [role], permission, ...(auth_docker && { auth_docker }) });
  }, [draft, auth_docker]);
  return (
    <Box component="aside" aria-labelledby="menu-preview" sx={frame}>
      <Typography variant="h3" id="menu-preview">
        {t('group.preview')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('group.previewHint')}
      </Typography>
      {menu.map((group) => (
        <Box key={group.id} sx={{ mt: 3 }}>
          <Typography variant="caption" color="text.secondary" component="h4" sx={{ m: 0, fontWeight: 600 }}>
            {shell(`nav.${group.label}`)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {group.entries.map((entry) => (
              <li key={entry.id}>{shell(`nav.${entry.label}`)}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const frame = {
  position: { lg: 'sticky' },
  top: 72,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontSize: 13,
  maxHeight: { lg: 'calc(100dvh - 160px)' },
  overflow: 'auto',
} as const;
