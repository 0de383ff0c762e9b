import { ThemeProvider } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { theme } from '../../../src/client/theme';
import { COLUMNS, makeRows, type BenchRow } from './rows';

const rows = makeRows();
const columns: GridColDef<BenchRow>[] = COLUMNS.map(([field, headerName, width]) => ({ field, headerName, width }));
const idOf = ({ _id }: BenchRow) => _id;
/** The most the community edition takes on a page: it throws above. */
const paginationModel = { page: 0, pageSize: 100 };

let root: Root | undefined;

window.benchPage = {
  mount: () => {
    root = createRoot(document.getElementById('root') as HTMLElement);
    flushSync(() =>
      root?.render(
        <ThemeProvider theme={theme}>
          <div style={{ height: 600 }}>
            <DataGrid
              rows={rows}
              columns={columns}
              getRowId={idOf}
              rowHeight={40}
              checkboxSelection
              initialState={{ pagination: { paginationModel } }}
              pageSizeOptions={[100]}
            />
          </div>
        </ThemeProvider>,
      ),
    );
  },
  unmount: () => root?.unmount(),
};
