import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { externalAddress, type NavigationEntry } from './navigation';
import { navigationIcons } from './navigation-icons';

const place = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  height: 34,
  marginBlock: 2,
  paddingInline: theme.spacing(3),
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.body2.fontSize,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  transition: theme.transitions.create('background-color', { duration: theme.transitions.duration.shortest }),
  '& svg': { color: theme.vars.palette.text.secondary, flexShrink: 0 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.action.selected,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    '& svg': { color: 'inherit' },
  },
});

/** The number is no part of the first load: the menu is shown without waiting for it. */
const InboxCount = lazy(async () => ({ default: (await import('./InboxCount')).InboxCount }));
const INBOX_COUNT_ID = 'nav-inbox-count';

const InnerLink = styled(Link)(place);
const OuterLink = styled('a')(place);

interface SidebarLinkProps {
  readonly entry: NavigationEntry;
  readonly current: boolean;
  readonly onNavigate: (() => void) | undefined;
}

/** One entry of the main menu. */
export const SidebarLink = ({ entry, current, onNavigate }: SidebarLinkProps) => {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const Icon = navigationIcons[entry.id];
  const name = t(`nav.${entry.label}`);
  if (entry.external) {
    return (
      <OuterLink
        href={externalAddress(entry)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${name}, ${common('opensNewTab')}`}
        onClick={onNavigate}
      >
        <Icon />
        <span>{name}</span>
      </OuterLink>
    );
  }
  const counted = entry.id === 'support';
  return (
    <InnerLink
      to={entry.route}
      aria-current={current ? 'page' : undefined}
      aria-describedby={counted ? INBOX_COUNT_ID : undefined}
      onClick={onNavigate}
    >
      <Icon />
      <span>{name}</span>
      {counted && (
        <Suspense>
          <InboxCount id={INBOX_COUNT_ID} />
        </Suspense>
      )}
    </InnerLink>
  );
};
