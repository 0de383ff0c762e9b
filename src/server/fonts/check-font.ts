import { readFile } from 'node:fs/promises';
import type { Outcome } from '../../domain/fault';
import type { FontRequest } from './checking';
import { inspectFont, type InspectedFont } from './font-file';

/** Checks the bytes of an uploaded font. */
export const checkFont = async ({ file }: FontRequest): Promise<Outcome<InspectedFont>> => inspectFont(await readFile(file));
