import { ThemeProvider } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { startTexts } from '../../../src/client/i18n';
import { theme } from '../../../src/client/theme';
import { listColumns } from '../../../src/client/ui/list/columns';
import { loadVirtualRows } from '../../../src/client/ui/list/LateVirtualRows';
import { ListTable } from '../../../src/client/ui/list/ListTable';
import { COLUMNS, makeRows, type BenchRow } from './rows';

const rows = makeRows();
const columns = listColumns<BenchRow>(COLUMNS.map(([id, header, width]) => ({ id, header, width, sort: id, cell: (row) => row[id] })));
const nothing = () => undefined;
const nameOf = ({ number }: BenchRow) => String(number);
const selection = { value: { ids: {}, all: false }, onChange: nothing };

let root: Root | undefined;

// The code of either side is there before it is measured.
void Promise.all([startTexts(), loadVirtualRows()]);
window.benchPage = {
  mount: () => {
    root = createRoot(document.getElementById('root') as HTMLElement);
    flushSync(() =>
      root?.render(
        <ThemeProvider theme={theme}>
          <MemoryRouter>
            <ListTable
              label="Orders"
              columns={columns}
              rows={rows}
              loading={false}
              sort=""
              onSort={nothing}
              selection={selection}
              rowName={nameOf}
              height="600px"
            />
          </MemoryRouter>
        </ThemeProvider>,
      ),
    );
  },
  unmount: () => root?.unmount(),
};
