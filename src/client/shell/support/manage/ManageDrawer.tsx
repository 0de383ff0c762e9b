import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cannedReplies, type CannedReply } from '../../../entities/canned-replies';
import { macros, type Macro } from '../../../entities/macros';
import { signatures, type Signature } from '../../../entities/signatures';
import { useList } from '../../../kernel/hooks';
import { SideDrawer } from '../../../ui/SideDrawer';
import { useMembers } from '../../orders/use-members';
import { KeptRows } from '../../kept/KeptRows';
import { useMay } from '../../session/use-may';
import { useDeed } from '../use-deed';
import { stepWords } from '../words';
import { MacroForm } from './MacroForm';
import { ReplyForm } from './ReplyForm';
import { SignatureForm } from './SignatureForm';

const Rules = lazy(async () => ({ default: (await import('../rules/Rules')).Rules }));

const TABS = ['replies', 'macros', 'signatures', 'rules'] as const;

/** Saved replies, macros, signatures and rules: which there are, and adding, changing and removing them. */
export const ManageDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('support');
  const [of, setOf] = useState<(typeof TABS)[number]>('replies');
  return (
    <SideDrawer open roomy title={t('manage.title')} onClose={onClose}>
      <Box role="tablist" aria-label={t('manage.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 4 }}>
        {TABS.map((each) => (
          <Button
            key={each}
            role="tab"
            aria-selected={of === each}
            variant={of === each ? 'contained' : 'outlined'}
            color={of === each ? 'primary' : 'inherit'}
            onClick={() => setOf(each)}
          >
            {t(`manage.${each}`)}
          </Button>
        ))}
      </Box>
      {of === 'replies' && <Replies />}
      {of === 'macros' && <Macros />}
      {of === 'signatures' && <Signatures />}
      {of === 'rules' && (
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <Rules onClose={onClose} />
        </Suspense>
      )}
    </SideDrawer>
  );
};

const Replies = () => {
  const { t } = useTranslation('support');
  const list = useList(cannedReplies, { perpage: 100 });
  const mayRemove = useMay('messenger', 'delete');
  const [edited, setEdited] = useState<CannedReply | null | undefined>(undefined);
  const { run } = useDeed(cannedReplies, cannedReplies.actions.remove);
  if (edited !== undefined) return <ReplyForm reply={edited} onDone={() => setEdited(undefined)} />;
  return (
    <KeptRows
      list={list}
      mayRemove={mayRemove}
      rows={list.rows.map(({ _id, name, shortcut, body }) => ({ _id, name: `/${shortcut} · ${name}`, lines: [body] }))}
      none={t('canned.empty')}
      add={t('canned.add')}
      removeText={t('canned.remove')}
      onEdit={(id) => setEdited(list.rows.find(({ _id }) => _id === id) ?? null)}
      onRemove={(_id) => run({ _id })}
    />
  );
};

const Macros = () => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const list = useList(macros, { perpage: 100 });
  const people = useMembers(null, 'messenger');
  const mayRemove = useMay('messenger', 'delete');
  const [edited, setEdited] = useState<Macro | null | undefined>(undefined);
  const { run } = useDeed(macros, macros.actions.remove);
  if (edited !== undefined) return <MacroForm macro={edited} onDone={() => setEdited(undefined)} />;
  const nameOf = (id: string): string => people.find(({ value }) => value === id)?.label ?? t('assign.somebody');
  return (
    <KeptRows
      list={list}
      mayRemove={mayRemove}
      rows={list.rows.map(({ _id, name, steps, next }) => ({
        _id,
        name,
        lines: [...steps.map((step) => stepWords(t, words, step, nameOf)), ...(next ? [t('step.next')] : [])],
      }))}
      none={t('macro.none')}
      add={t('macro.add')}
      removeText={t('macro.remove')}
      onEdit={(id) => setEdited(list.rows.find(({ _id }) => _id === id) ?? null)}
      onRemove={(_id) => run({ _id })}
    />
  );
};

const Signatures = () => {
  const { t } = useTranslation('support');
  const list = useList(signatures, {});
  const mayStores = useMay('store', 'update');
  const [edited, setEdited] = useState<Signature | null>(null);
  if (edited) return <SignatureForm signature={edited} onDone={() => setEdited(null)} />;
  return (
    <KeptRows
      list={list}
      mayRemove={false}
      rows={list.rows
        .filter(({ store_id }) => store_id === null || mayStores)
        .map(({ _id, store_id, name, body }) => ({
          _id,
          name: store_id === null ? t('signature.own') : t('signature.store', { name }),
          lines: [body || t('signature.none')],
        }))}
      onEdit={(id) => setEdited(list.rows.find(({ _id }) => _id === id) ?? null)}
    />
  );
};
