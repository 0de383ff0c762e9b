import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { PEER_COLUMNS, type PeerRow } from './rows';

const SignIn = ({ onDone }: { readonly onDone: () => void }) => {
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await fetch('/api/login', { method: 'POST' });
    onDone();
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void submit(event)}>
      <TextField id="email" label="Email" />
      <TextField id="password" type="password" label="Password" />
      <Button type="submit" variant="contained">
        Sign in
      </Button>
    </Stack>
  );
};

const PageOfRows = () => {
  const [rows, setRows] = useState<readonly PeerRow[]>([]);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<PeerRow | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        void fetch(`/api/rows${window.location.search}`)
          .then((answer) => answer.json() as Promise<readonly PeerRow[]>)
          .then(setRows);
      },
      search === '' ? 0 : 300,
    );
    return () => clearTimeout(timer);
  }, [search]);
  return (
    <>
      <Typography variant="h4">Items</Typography>
      <TextField type="search" label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <Table>
        <TableHead>
          <TableRow>
            {PEER_COLUMNS.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.sku} hover data-row={row.sku} onClick={() => setOpen(row)}>
              {PEER_COLUMNS.map((column) => (
                <TableCell key={column}>{row[column]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Drawer anchor="right" open={open !== null} onClose={() => setOpen(null)} slotProps={{ paper: { role: 'dialog' } }}>
        <Stack spacing={2} sx={{ p: 4, width: 480 }}>
          {open && PEER_COLUMNS.map((column) => <TextField key={column} label={column} defaultValue={open[column]} />)}
        </Stack>
      </Drawer>
    </>
  );
};

const Peer = () => {
  const [signedIn, setSignedIn] = useState(window.location.pathname !== '/login');
  return (
    <Container>
      <CssBaseline />
      {signedIn ? <PageOfRows /> : <SignIn onDone={() => setSignedIn(true)} />}
    </Container>
  );
};

createRoot(document.getElementById('root') as HTMLElement).render(<Peer />);
