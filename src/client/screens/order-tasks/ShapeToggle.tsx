import ViewKanban from '../../ui/icons/ViewKanbanOutlined';
import ViewList from '../../ui/icons/ViewListOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Hint } from '../../ui/Hint';
import { changeAddress } from '../../ui/list/address';

interface ShapeToggleProps {
  readonly onBoard: boolean;
  /** What the address says for the other way; empty: that one is usual. */
  readonly other: '' | 'board' | 'list';
}

/** Shows the tasks the other way. */
export const ShapeToggle = ({ onBoard, other }: ShapeToggleProps) => {
  const { t } = useTranslation('orderTasks');
  const [, setParams] = useSearchParams();
  const label = t(onBoard ? 'board.list' : 'board.show');
  return (
    <Hint title={label}>
      <IconButton aria-label={label} onClick={() => setParams((old) => changeAddress(old, { shape: other }))}>
        {onBoard ? <ViewList /> : <ViewKanban />}
      </IconButton>
    </Hint>
  );
};
