import Add from '../../ui/icons/Add';
import Button from '@mui/material/Button';
import { useOpened } from '../../ui/list/opened';

/** Opens a new row beside the list, by the parameter of the address that opens one. */
export const AddButton = ({ param, label }: { readonly param: string; readonly label: string }) => {
  const { open } = useOpened(param);
  return (
    <Button variant="contained" startIcon={<Add />} onClick={() => open('new')}>
      {label}
    </Button>
  );
};
