import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { OPENED } from '../../ui/list/opened';
import { ownDirection } from '../../ui/styles';
import { changeOf } from './figure-words';

interface FigureCard {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** As numbers, to be compared; undefined: it is not. */
  readonly now?: number | null;
  readonly before?: number | null | undefined;
  /** What it was, in words. */
  readonly beforeText?: string | undefined;
  /** More of it is worse. */
  readonly bad?: boolean | undefined;
  /** What it is made of; undefined: one may not look there. */
  readonly to?: string | undefined;
}

/** Figures in large type, each with how it changed, and the way to what it is made of. */
export const FigureCards = ({ label, cards }: { readonly label: string; readonly cards: readonly FigureCard[] }) => (
  <Box component="ul" aria-label={label} sx={frame}>
    {cards.map((card) => (
      <li key={card.id}>
        <span>{card.label}</span>
        {card.to ? (
          <Link to={card.to} state={OPENED} aria-label={`${card.label}: ${card.text}`}>
            {card.text}
          </Link>
        ) : (
          <strong>{card.text}</strong>
        )}
        {card.beforeText !== undefined && <Change card={card} beforeText={card.beforeText} />}
      </li>
    ))}
  </Box>
);

/** By how much it changed, in words and with an arrow: never by colour alone. */
const Change = ({ card: { now = null, before, bad = false }, beforeText }: { readonly card: FigureCard; readonly beforeText: string }) => {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const change = changeOf(now, before);
  if (change === null || change === 0) return <small>{t(change === 0 ? 'change.same' : 'change.from', { before: beforeText })}</small>;
  const size = format.share(Math.abs(change));
  return (
    <small>
      <Box component="b" sx={{ fontWeight: 600, color: change > 0 === bad ? 'error.main' : 'success.main' }}>
        <span aria-hidden>{change > 0 ? '↑' : '↓'} </span>
        {t(change > 0 ? 'change.more' : 'change.less', { size })}
      </Box>
      <br />
      {t('change.from', { before: beforeText })}
    </small>
  );
};

const frame = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: 1,
    minWidth: 0,
    p: 4,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    breakInside: 'avoid',
  },
  '& > li > span': { fontSize: 12, fontWeight: 500, color: 'text.secondary' },
  '& > li > a, & > li > strong': {
    fontSize: 20,
    fontWeight: 600,
    lineHeight: 1.3,
    color: 'text.primary',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    justifySelf: 'start',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li > a:hover': { textDecoration: 'underline' },
  '& > li > a:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2, borderRadius: 0.5 },
  '& small': { fontSize: 12, color: 'text.secondary', ...ownDirection },
} as const;
