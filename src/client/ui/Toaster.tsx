import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import type { ToastOptions } from './toast';

/** How long a toast stays, in milliseconds. */
const TOAST_LIFE = 6_000;

/** Toasts that came before there was a place for them; null once there is one. */
let waiting: (() => void)[] | null = [];

/** Where toasts show; once on the page. */
export const Toaster = () => {
  useEffect(() => {
    const early = waiting ?? [];
    waiting = null;
    for (const show of early) show();
    return () => {
      waiting = [];
    };
  }, []);
  return <SnackbarProvider maxSnack={3} autoHideDuration={TOAST_LIFE} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />;
};

/** Puts a toast on the page, as soon as the Toaster is there. */
export const enqueueToast = (message: string, options: ToastOptions): void => {
  if (waiting) waiting.push(() => show(message, options));
  else show(message, options);
};

const show = (message: string, { tone = 'default', action, seconds, id, instead }: ToastOptions): void => {
  if (instead !== undefined) closeSnackbar(instead);
  enqueueSnackbar(message, {
    variant: tone,
    ...(id !== undefined && { key: id }),
    ...(seconds !== undefined && { autoHideDuration: seconds * 1000 }),
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
