import TableChart from '../../../ui/icons/TableChartOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/Hint';
import type { SheetScope } from './SheetPanel';

const SheetPanel = lazy(async () => ({ default: (await import(/* webpackChunkName: "sheets" */ './SheetPanel')).SheetPanel }));

/** Items as a spreadsheet: out to be edited, and back in. For chosen items a button with words, else an icon beside the list. */
export const SheetTools = ({ ids, variables, mayImport }: SheetScope) => {
  const { t } = useTranslation('items');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const open = (button: HTMLElement): void => {
    setOpened(true);
    setAnchor(button);
  };
  return (
    <>
      {ids ? (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<TableChart />}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          {t('sheet')}
        </Button>
      ) : (
        <Hint title={t('sheet')}>
          <IconButton aria-label={t('sheet')} aria-haspopup="menu" onClick={({ currentTarget }) => open(currentTarget)}>
            <TableChart />
          </IconButton>
        </Hint>
      )}
      <Suspense>
        {opened && <SheetPanel ids={ids} variables={variables} mayImport={mayImport} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
};
