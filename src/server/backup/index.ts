export { makeBackup } from './backup';
export { restoreBackup } from './restore';
export { refuseHalfRestored } from './target';
