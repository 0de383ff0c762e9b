import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import type { ToastOptions } from './toast';

/** How long a toast stays, in milliseconds. */
const TOAST_LIFE = 6_000;

/** Where toasts show; once on the page. */
export const Toaster = () => (
  <SnackbarProvider maxSnack={3} autoHideDuration={TOAST_LIFE} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />
);

/** Puts a toast on the page. The Toaster has to be there. */
export const enqueueToast = (message: string, { tone = 'default', action }: ToastOptions): void => {
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
