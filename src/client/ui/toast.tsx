import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar } from 'notistack';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** Says what happened, in a corner, for a few seconds. */
export const showToast = (
  message: string,
  { tone = 'default', action }: { tone?: 'default' | 'error'; action?: ToastAction } = {},
): void => {
  enqueueSnackbar(message, {
    variant: tone,
    ...(action && {
      action: (key) => (
        <Button
          color="inherit"
          sx={{ textDecoration: 'underline' }}
          onClick={() => {
            closeSnackbar(key);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      ),
    }),
  });
};
