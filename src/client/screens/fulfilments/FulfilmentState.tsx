import type { Fulfilment } from '../../entities/fulfilments';
import { ConnectionState } from '../../shell/connections/ConnectionState';
import { StatusChip } from '../../ui/StatusChip';
import { isConnected, useFulfilmentWords } from './fulfilment-words';

/** How a fulfilment's connection is; how orders go there, where nobody is reached. */
export const FulfilmentState = ({ fulfilment, whole = false }: { readonly fulfilment: Fulfilment; readonly whole?: boolean }) => {
  const words = useFulfilmentWords();
  const label = words.status(fulfilment);
  if (!isConnected(fulfilment)) return <StatusChip tone="neutral" label={label} />;
  return <ConnectionState status={fulfilment.status} label={label} sentence={words.connection(fulfilment)} whole={whole} />;
};
