import { FILES } from './media-kind';
import { MediaScreen } from './MediaScreen';

/** `/files/{filter}`: every upload. */
export const FilesScreen = () => <MediaScreen key="files" kind={FILES} />;
