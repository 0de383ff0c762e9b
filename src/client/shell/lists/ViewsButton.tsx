import Bookmarks from '../../ui/icons/BookmarksOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListName } from '../../../domain/lists/lists';
import type { SavedView } from '../../entities/list-views';
import type { Layout } from '../../ui/list/layout';

const ViewsPanel = lazy(async () => ({ default: (await import('./ViewsPanel')).ViewsPanel }));

export interface ViewsButtonProps {
  readonly list: ListName;
  /** Parameters of the address that narrow and order the list. */
  readonly kept: readonly string[];
  /** The view that is shown. */
  readonly view: SavedView | undefined;
  /** Columns as they stand. */
  readonly layout: Layout;
  /** They stand otherwise than the view says. */
  readonly arranged: boolean;
}

/** The way to a list's saved views; names the one that is shown. */
export const ViewsButton = (props: ViewsButtonProps) => {
  const { t } = useTranslation('lists');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bookmarks />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 220, '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
      >
        {props.view?.name ?? t('views.title')}
      </Button>
      {anchor && (
        <Suspense>
          <ViewsPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
