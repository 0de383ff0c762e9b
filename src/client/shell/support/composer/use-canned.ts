import { useMemo } from 'react';
import { fillIn } from '../../../../domain/variables';
import { cannedReplies } from '../../../entities/canned-replies';
import type { SupportDesk } from '../../../entities/support-desks';
import { useList } from '../../../kernel/hooks';
import { useMembers } from '../../orders/use-members';
import { useSuggestions, type Suggestion } from './use-suggestions';

interface Typed {
  readonly body: string;
  readonly caret: number;
}

/** Saved replies that are offered while somebody types, filled in for the conversation. */
export const useCanned = ({ variables }: Pick<SupportDesk, 'variables'>, typed: Typed) => {
  const { rows, loading } = useList(cannedReplies, { perpage: 100 });
  const replies = useMemo((): readonly Suggestion[] => {
    const values = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
    return rows.map(({ _id, shortcut, name, body }) => ({ _id, shortcut, name, detail: body, text: fillIn(body, values) }));
  }, [rows, variables]);
  return { ...useSuggestions('/', replies, typed), loading };
};

/** Members who are offered in a private note, to be mentioned. */
export const useMentions = (typed: Typed) => {
  const members = useMembers(null, 'messenger');
  const names = useMemo(
    () =>
      members.filter(({ value }) => value !== '').map(({ value, label }): Suggestion => ({ _id: value, name: label, text: `@${label} ` })),
    [members],
  );
  return { ...useSuggestions('@', names, typed), loading: false };
};
