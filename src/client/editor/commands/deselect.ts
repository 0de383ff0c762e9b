import { uiActions } from '../ui';
import { onTargets } from './command';

export const deselect = onTargets({
  label: 'commands.deselect',
  section: 'edit',
  shortcuts: [{ key: 'escape' }],
  perform: () => [uiActions.select([])],
});
