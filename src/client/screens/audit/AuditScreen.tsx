import Policy from '../../ui/icons/PolicyOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { AUDIT_SUBJECTS } from '../../../domain/audit/audit';
import { dayRange } from '../../../domain/lists/day-range';
import { auditEvents } from '../../entities/audit-events';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import type { ListAddress } from '../../ui/list/address';
import { choiceFilter, type ListFilter } from '../../ui/list/filters';
import { Message } from '../../ui/Message';
import { auditColumns } from './audit-columns';
import { auditActionName } from './audit-words';

const AuditDrawer = latePart(async () => (await import('./AuditDrawer')).AuditDrawer);

const OPENS = {
  param: 'id',
  prepare: AuditDrawer.prepare,
  drawer: (id: string, close: () => void) => <AuditDrawer key={id} id={id} onClose={close} />,
};

/** `/audit-log?id=…`: what was done in this workspace, and which requests were denied; `id` opens one event. */
export const AuditScreen = () => {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const columns = useMemo(() => auditColumns(t, format), [t, format]);
  const filters = useMemo(
    (): readonly ListFilter[] => [
      choiceFilter(
        'subject',
        t('filter.subject'),
        AUDIT_SUBJECTS.map((subject) => ({ value: subject, label: t(`subject.${subject}`) })),
      ),
      { kind: 'dates', name: 'date', label: t('filter.date') },
    ],
    [t],
  );
  const query = ({ search, filters: { subject, date_from, date_to } }: ListAddress) => {
    const range = dayRange(date_from, date_to);
    return { search, subject, ...(range.ok ? range.value : { start: 1, end: 0 }) };
  };
  return (
    <ListScreen
      list="audit-log"
      entity={auditEvents}
      title={t('title')}
      columns={columns}
      query={query}
      searchPlaceholder={t('searchPlaceholder')}
      filters={filters}
      rowName={({ action }) => auditActionName(t, action)}
      opens={OPENS}
      home={addresses.audit.print()}
      empty={<Message Icon={Policy} title={t('empty.title')} text={t('empty.text')} />}
    />
  );
};
