export { absoluteUrl } from './addresses';
export { contentHash, findPreview, recordPreview, storeGenerated, type GeneratedPicture } from './previews';
export { filesPlugin } from './routes';
export { readFileBytes } from './rows';
