import ContentCopy from '../../ui/icons/ContentCopyOutlined';
import FileDownload from '../../ui/icons/FileDownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { loadDrawerTexts } from '../../i18n';
import { useMay } from '../../shell/session/use-may';
import { selectUser, type SessionRoot } from '../../shell/session/session-slice';
import { pushTask } from '../../tasks/kinds';
import { Hint } from '../../ui/Hint';
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

/** What narrows the list, as the file is asked for. */
const useShownOnly = (type: string): Readonly<Record<string, string>> => {
  const [params] = useSearchParams();
  const narrowed = ['search', 'provider', 'tag', 'collection'].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { type, ...Object.fromEntries(narrowed), ...(params.get('favorite') && { favorite: 'true' }) };
};

/** Beside the views: pasting what was copied elsewhere, and the product types the list shows as a file. `type`: the category; empty: every one. */
export const ProductTools = ({ type }: { readonly type: string }) => {
  const { t } = useTranslation('products');
  const dispatch = useDispatch();
  const mayAdd = useMay('item_preset', 'add');
  const container = useContainer();
  const query = useShownOnly(type);
  return (
    <>
      {mayAdd && <PasteButton container={container} />}
      <Hint title={t('export')}>
        <IconButton aria-label={t('export')} onClick={() => dispatch(pushTask('presetFile', { what: 'export', query }))}>
          <FileDownload fontSize="small" />
        </IconButton>
      </Hint>
    </>
  );
};

/** What brings product types here. */
export const ProductActions = () => {
  const { t } = useTranslation('products');
  const mayAdd = useMay('item_preset', 'add');
  const [importing, setImporting] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setImporting(true)}>
        {t('import')}
      </Button>
      <Button variant="contained" component={Link} to={addresses.presetNew.print()}>
        {t('new')}
      </Button>
      <Suspense>{importing && <ImportPresets onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
};
