import ViewColumn from '../icons/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../Hint';
import type { ColumnFrame } from './columns';
import type { Layout } from './layout';

const ColumnsPanel = lazy(async () => ({ default: (await import('./ColumnsPanel')).ColumnsPanel }));

export interface ColumnsButtonProps {
  readonly columns: readonly ColumnFrame[];
  readonly layout: Layout;
  /** Columns that are hidden for lack of room. */
  readonly out: ReadonlySet<string>;
  readonly onLayout: (layout: Layout) => void;
}

/** The way to which columns are shown, and in which order. */
export const ColumnsButton = (props: ColumnsButtonProps) => {
  const { t } = useTranslation('lists');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Hint title={props.out.size > 0 ? t('columns.leftOut', { count: props.out.size }) : t('columns.title')}>
        <IconButton
          aria-label={t('columns.title')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumn />
        </IconButton>
      </Hint>
      {anchor && (
        <Suspense>
          <ColumnsPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
