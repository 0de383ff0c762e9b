export { makeBackup } from './backup';
export { restoreBackup } from './restore';
export { storedFiles } from './stored-files';
export { refuseHalfRestored } from './target';
