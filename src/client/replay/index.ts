export { exportLog, logFileName, startRecorder } from './start';
export type { Recorder, RecorderOptions } from './recorder';
