import Check from '../../ui/icons/Check';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { hostOfContainer } from '../../../domain/people/containers';
import { suggest } from '../../../domain/lists/suggestions';
import type { User } from '../../entities/users';
import { sessionActions } from '../session/session-slice';
import { visibleContainers } from './ContainerSwitch';

interface ContainerListProps {
  readonly id: string;
  readonly user: User;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Search and list of the person's containers: arrows move, Enter goes there, Escape closes (specification 2, §2). */
export const ContainerList = ({ id, user, anchor, onClose }: ContainerListProps) => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const optionId = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = suggest(query, visibleContainers(user), ({ docker }) => `${docker.label} ${hostOfContainer(docker)}`);
  const active = found[Math.min(at, found.length - 1)];

  const go = (chosen: (typeof found)[number] | undefined) => {
    onClose();
    if (chosen && !chosen.current) dispatch(sessionActions.switchContainer({ dockerId: chosen.docker_id }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(active);
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  };

  return (
    <AnchoredPanel id={id} anchor={anchor} label={t('containers.title')} sx={{ width: 320 }} onClose={onClose}>
      <InputBase
        autoFocus
        fullWidth
        value={query}
        placeholder={t('containers.search')}
        onChange={({ target }) => {
          setQuery(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        inputProps={{
          role: 'combobox',
          'aria-label': t('containers.search'),
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': `${optionId}-list`,
          'aria-activedescendant': active && `${optionId}-${active.docker_id}`,
        }}
        sx={{ paddingInline: 4, paddingBlock: 2, borderBottom: 1, borderColor: 'divider', fontSize: 14 }}
      />
      <Box
        id={`${optionId}-list`}
        role="listbox"
        aria-label={t('containers.title')}
        sx={{ maxHeight: 360, overflowY: 'auto', paddingBlock: 1 }}
      >
        {found.map((each) => (
          <Box
            key={each.docker_id}
            id={`${optionId}-${each.docker_id}`}
            role="option"
            aria-selected={each === active}
            aria-current={each.current ? 'true' : undefined}
            onClick={() => go(each)}
            sx={{ ...option, ...(each === active && { bgcolor: 'action.selected' }) }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" noWrap>
                {each.docker.label}
              </Typography>
              <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
                {hostOfContainer(each.docker)}
              </Typography>
            </Box>
            {each.current && <Check color="primary" />}
          </Box>
        ))}
      </Box>
      {found.length === 0 && (
        <Typography variant="body2" role="status" sx={{ px: 4, pb: 3, color: 'text.secondary' }}>
          {t('containers.none')}
        </Typography>
      )}
    </AnchoredPanel>
  );
};

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  paddingInline: 4,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
