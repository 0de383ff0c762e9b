import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { addresses } from '../../../domain/addresses/addresses';
import { loadDrawerTexts } from '../../i18n';
import { useMay } from '../../shell/session/use-may';
import { selectUser, type SessionRoot } from '../../shell/session/session-slice';
import { pushTask } from '../../tasks/kinds';
import { Link } from '../../ui/Link';
import { showToast } from '../../ui/toast';
import { writeCopied } from './copied-presets';
import { PasteButton } from './PasteButton';

const ImportPresets = lazy(async () => {
  const [{ ImportPresets: Dialog }] = await Promise.all([import('./ImportPresets'), loadDrawerTexts()]);
  return { default: Dialog };
});

/** The container one works in. */
const useContainer = (): string =>
  useSelector((state: SessionRoot) => selectUser(state)?.auth_docker.find(({ current }) => current)?.docker_id ?? '');

/** Copies product types, to be pasted in another container. */
export const CopyButton = ({ ids }: { readonly ids: readonly string[] }) => {
  const { t } = useTranslation('products');
  const from = useContainer();
  const copy = (): void => {
    void writeCopied({ from, ids });
    showToast(t('copy.done', { count: ids.length }));
  };
  return (
    <Button startIcon={<ContentCopy />} onClick={copy}>
      {t('copy.action')}
    </Button>
  );
};

/** What brings product types here, and takes them out as a file: all of a category; empty: of every one. */
export const ProductActions = ({ type }: { readonly type: string }) => {
  const { t } = useTranslation('products');
  const dispatch = useDispatch();
  const mayAdd = useMay('item_preset', 'add');
  const container = useContainer();
  const [importing, setImporting] = useState(false);
  return (
    <>
      {mayAdd && <PasteButton container={container} />}
      <Button onClick={() => dispatch(pushTask('presetFile', { what: 'export', query: { type } }))}>{t('export')}</Button>
      {mayAdd && (
        <Button variant="outlined" onClick={() => setImporting(true)}>
          {t('import')}
        </Button>
      )}
      {mayAdd && (
        <Button variant="contained" component={Link} to={addresses.presetNew.print()}>
          {t('new')}
        </Button>
      )}
      <Suspense>{importing && <ImportPresets onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
};
