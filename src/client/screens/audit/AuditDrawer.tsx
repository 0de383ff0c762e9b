import Policy from '../../ui/icons/PolicyOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { auditEvents, type AuditEventRow } from '../../entities/audit-events';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { auditActionName, auditActorName } from './audit-words';

/** One event of the audit log with everything it holds. */
export const AuditDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('audit');
  const format = useFormat();
  return (
    <RowDrawer
      entity={auditEvents}
      id={id}
      variables={{ _id: id }}
      title={t('event')}
      rowTitle={({ action }) => auditActionName(t, action)}
      gone={t('gone')}
      Icon={Policy}
      roomy
      onClose={onClose}
    >
      {(event) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5, fontSize: 13 }}>
          <Facts
            facts={[
              [t('column.time'), format.dateTime(event.created_at)],
              [t('column.actor'), auditActorName(t, event)],
              [t('column.subject'), event.subject],
              [t('operation'), event.operation],
              [t('reason'), event.reason],
              [t('column.address'), event.address && <bdi dir="ltr">{event.address}</bdi>],
              [t('column.device'), event.user_agent],
            ]}
          />
          {event.changes.length > 0 && <Changes changes={event.changes} />}
        </Box>
      )}
    </RowDrawer>
  );
};

const Changes = ({ changes }: Pick<AuditEventRow, 'changes'>) => {
  const { t } = useTranslation('audit');
  const value = (text: string | null) =>
    text ?? (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('none')}
      </Box>
    );
  return (
    <section aria-labelledby="audit-changes">
      <Typography id="audit-changes" component="h3" variant="subtitle2" sx={{ mb: 2 }}>
        {t('changes.title')}
      </Typography>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th>{t('changes.field')}</th>
            <th>{t('changes.before')}</th>
            <th>{t('changes.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after, secret }) => (
            <tr key={field}>
              <th scope="row">
                <bdi>{field}</bdi>
              </th>
              {secret ? (
                <td colSpan={2}>{t('changes.secret')}</td>
              ) : (
                <>
                  <td>{value(before)}</td>
                  <td>{value(after)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </section>
  );
};

const table = {
  width: 1,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    p: 2,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': { fontWeight: 500, color: 'text.secondary' },
} as const;
