import GridView from '../../ui/icons/GridViewOutlined';
import ViewList from '../../ui/icons/ViewListOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Hint } from '../../ui/Hint';
import { changeAddress } from '../../ui/list/address';

/** Whether the address asks for a table where cards are usual: `?shape=list`. */
export const useShape = (): 'cards' | 'list' => (useSearchParams()[0].get('shape') === 'list' ? 'list' : 'cards');

/** Shows the rows the other way; the page stays. */
export const ShapeButton = () => {
  const { t } = useTranslation('lists');
  const [, setParams] = useSearchParams();
  const asList = useShape() === 'list';
  const label = t(asList ? 'shape.cards' : 'shape.list');
  return (
    <Hint title={label}>
      <IconButton
        aria-label={label}
        onClick={() => setParams((old) => changeAddress(old, { page: old.get('page') ?? '', shape: asList ? '' : 'list' }))}
      >
        {asList ? <GridView /> : <ViewList />}
      </IconButton>
    </Hint>
  );
};
