import Add from '../../ui/icons/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paypalAccounts, type PaypalAccount } from '../../entities/paypal-accounts';
import { useList } from '../../kernel/hooks';
import { useStatusWord } from '../../shell/connections/connection-status';
import { ConnectionState } from '../../shell/connections/ConnectionState';
import { TryNow } from '../../shell/connections/TryNow';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';
import { useMay } from '../../shell/session/use-may';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { ListFailure } from '../../ui/Message';
import { Cards } from '../../ui/Part';
import { refusalSentence } from '../../ui/refusal';
import { SideDrawer } from '../../ui/SideDrawer';
import { AccountForm } from './AccountForm';

/** The accounts stores are paid to: how each is connected, and connecting another. */
export const PaypalAccounts = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('paypal');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const word = useStatusWord();
  const { rows, loading, error, reload } = useList(paypalAccounts, {});
  const [mayAdd, mayUpdate, mayRemove] = [useMay('paypal', 'add'), useMay('paypal', 'update'), useMay('paypal', 'delete')];
  // Null: none; `new`: another one.
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<PaypalAccount | null>(null);
  const form = editing ?? (!loading && !error && rows.length === 0 && mayAdd ? 'new' : null);
  return (
    <SideDrawer open title={t('accounts.title')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        {error && <ListFailure error={error} onRetry={reload} />}
        {loading && <Skeleton variant="rounded" height={120} />}
        {rows.length > 0 && (
          <Cards>
            {rows.map((account) => {
              const { _id, email, status, reason, stores, fetched_at } = account;
              return (
                <li key={_id}>
                  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mb: 2 }}>
                    <Box component="b" sx={{ fontWeight: 500 }}>
                      {email}
                    </Box>
                    <ConnectionState status={status} label={word(status)} sentence={reason ? refusalSentence(reason) : ''} whole />
                  </Box>
                  <Facts
                    facts={[
                      [t('accounts.stores'), stores.map(({ sto_name }) => sto_name).join(', ') || t('accounts.noStores')],
                      [t('accounts.fetched'), fetched_at === null ? common('never') : format.dateTime(fetched_at)],
                    ]}
                  />
                  <Box sx={{ display: 'flex', gap: 1, mt: 2, ml: mayUpdate && status !== 'Valid' ? 0 : -2 }}>
                    {mayUpdate && status !== 'Valid' && (
                      <TryNow
                        entity={paypalAccounts}
                        intent={paypalAccounts.actions.fetch}
                        variables={{ account_ids: [_id] }}
                        name={email}
                      />
                    )}
                    {mayUpdate && editing !== _id && (
                      <Button size="small" onClick={() => setEditing(_id)}>
                        {common('action.edit')}
                      </Button>
                    )}
                    {mayRemove && (
                      <Button size="small" color="error" onClick={() => setRemoving(account)}>
                        {common('action.remove')}
                      </Button>
                    )}
                  </Box>
                  {editing === _id && <AccountForm account={account} onClose={() => setEditing(null)} />}
                </li>
              );
            })}
          </Cards>
        )}
        {form === 'new' ? (
          <AccountForm account={undefined} onClose={rows.length === 0 ? onClose : () => setEditing(null)} />
        ) : (
          mayAdd &&
          !loading && (
            <Button startIcon={<Add />} variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setEditing('new')}>
              {t('accounts.add')}
            </Button>
          )
        )}
      </Box>
      {removing && (
        <RemoveDialog
          entity={paypalAccounts}
          intent={paypalAccounts.actions.trash}
          variables={{ delete_ids: [removing._id] }}
          title={t('accounts.remove', { email: removing.email })}
          text={t('accounts.removeText')}
          confirm={common('action.remove')}
          done={t('accounts.removed', { email: removing.email })}
          onClose={() => setRemoving(null)}
        />
      )}
    </SideDrawer>
  );
};
