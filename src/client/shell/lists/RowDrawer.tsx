import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useList, useRow, type ListEntity, type RowEntity } from '../../kernel/hooks';
import { ListFailure, Message } from '../../ui/Message';
import { SideDrawer } from '../../ui/SideDrawer';
import type { Icon } from '../../ui/styles';

interface RowDrawerProps<R, Variables extends object> {
  readonly entity: ListEntity<R, Variables> & RowEntity<R>;
  readonly id: string;
  /** Asks the server for this row alone. */
  readonly variables: Variables;
  /** What the drawer is called before the row is there. */
  readonly title: string;
  readonly rowTitle: (row: R) => string;
  /** Said of a row that is not there, in one sentence. */
  readonly gone: string;
  readonly Icon: Icon;
  /** Wide enough for what is worked on. */
  readonly roomy?: boolean;
  readonly onClose: () => void;
  readonly children: (row: R) => ReactNode;
}

interface AbsentRowProps extends Pick<RowDrawerProps<unknown, object>, 'gone' | 'Icon'> {
  readonly list: Pick<ReturnType<typeof useList>, 'loading' | 'error' | 'reload'>;
}

/** What a drawer shows while its row is not there: it may still come, it could not be read, or it is gone. */
export const AbsentRow = ({ list: { loading, error, reload }, gone, Icon }: AbsentRowProps) => {
  if (error) return <ListFailure error={error} onRetry={reload} />;
  return loading ? <Skeleton variant="rounded" height={320} /> : <Message Icon={Icon} title={gone} />;
};

/** One row of the address, beside its list: read by itself, since no list may have it, and kept while it is shown. */
export const RowDrawer = <R, Variables extends object>(props: RowDrawerProps<R, Variables>) => {
  const { entity, id, variables, title, rowTitle, gone, Icon, roomy = false, onClose, children } = props;
  const row = useRow(entity, id);
  // It stays on screen though a list has brought the row: so it is read again whenever it changes.
  const list = useList(entity, { variables });
  return (
    <SideDrawer open roomy={roomy} title={row ? rowTitle(row) : title} onClose={onClose}>
      {row ? children(row) : <AbsentRow list={list} gone={gone} Icon={Icon} />}
    </SideDrawer>
  );
};
