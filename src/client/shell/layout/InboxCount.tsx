import { styled } from '@mui/material/styles';
import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { useFormat } from '../../ui/format';

/** Higher counts are told as "more than this": the exact number doesn't change what somebody does next. */
const HIGHEST = 999;

interface InboxCountProps {
  /** `id` of the element that describes the link to screen readers. */
  readonly id: string;
}

/** Open conversations that are the person's own or nobody's, beside the menu's entry. */
export const InboxCount = ({ id }: InboxCountProps) => {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const dispatch = useDispatch<Dispatch<Action>>();
  const inbox = useSelector((state: CountsRoot) => selectCounts(state, 'supportInbox'));
  useEffect(() => {
    dispatch(countActions.load('supportInbox'));
  }, [dispatch]);
  const count = (inbox?.mine ?? 0) + (inbox?.unassigned ?? 0);
  if (count === 0) return null;
  return (
    <Badge className="menu-count" aria-hidden>
      {count > HIGHEST ? `${format.count(HIGHEST)}+` : format.count(count)}
      <span hidden id={id}>
        {t('nav.inbox', { count })}
      </span>
    </Badge>
  );
};

const Badge = styled('b')(({ theme }) => ({
  marginInlineStart: 'auto',
  flexShrink: 0,
  minWidth: 20,
  padding: theme.spacing(0, 1.5),
  borderRadius: 10,
  lineHeight: '20px',
  textAlign: 'center',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.vars.palette.action.selected,
  color: theme.vars.palette.text.primary,
}));
