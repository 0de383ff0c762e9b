import type EditIcon from '../../../ui/icons/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { Hint } from '../../../ui/Hint';

interface IconAction {
  readonly label: string;
  readonly Icon: typeof EditIcon;
  readonly off: boolean;
  readonly act: () => void;
}

/** Buttons under a list, for what can be done with its selected row. */
export const IconActions = ({ actions }: { readonly actions: readonly IconAction[] }) =>
  actions.map(({ label, Icon, off, act }) => (
    <Hint key={label} title={label}>
      <span>
        <IconButton aria-label={label} disabled={off} onClick={act}>
          <Icon sx={{ fontSize: 18 }} />
        </IconButton>
      </span>
    </Hint>
  ));
