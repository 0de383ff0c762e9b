import { uiActions } from '../ui';
import { onTarget } from './command';

export const deselect = onTarget({
  label: 'commands.deselect',
  shortcuts: [{ key: 'escape' }],
  perform: () => [uiActions.select([])],
});
