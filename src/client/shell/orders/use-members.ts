import { useTranslation } from 'react-i18next';
import { members } from '../../entities/members';
import { useList } from '../../kernel/hooks';
import { useMay } from '../session/use-may';
import type { SelectOption } from '../../ui/PlainSelect';

/** Who may be given work, as choices; `now` is one of them whoever they are. Without the right to see people there is none but these. */
export const useMembers = (now: { readonly _id: string; readonly name: string } | null = null): readonly SelectOption[] => {
  const { t } = useTranslation('order');
  const may = useMay('user', 'view');
  const people = useList(members, { perpage: 100 }, { skip: !may });
  const known = people.rows.map(({ _id, name, email }) => ({ value: _id, label: name || email }));
  const others = now && !known.some(({ value }) => value === now._id) ? [{ value: now._id, label: now.name }] : [];
  return [{ value: '', label: t('nobody') }, ...others, ...known];
};
