import { useTranslation } from 'react-i18next';
import type { PermissionModule } from '../../../domain/people/permissions';
import { colleagues } from '../../entities/colleagues';
import { useList } from '../../kernel/hooks';
import { useMay } from '../session/use-may';
import type { SelectOption } from '../../ui/PlainSelect';

interface Now {
  readonly _id: string;
  readonly name: string;
}

/** The members who may be given work of a module, as choices; `now` is one of them whoever they are. */
export const useMembers = (now: Now | null = null, module: PermissionModule = 'tasks'): readonly SelectOption[] => {
  const { t } = useTranslation('order');
  const may = useMay(module, 'view');
  const people = useList(colleagues, { variables: { module } }, { skip: !may });
  const known = people.rows.map(({ _id, name }) => ({ value: _id, label: name }));
  const others = now && !known.some(({ value }) => value === now._id) ? [{ value: now._id, label: now.name }] : [];
  return [{ value: '', label: t('nobody') }, ...others, ...known];
};
