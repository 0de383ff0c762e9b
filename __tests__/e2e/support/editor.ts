import type { Page } from 'playwright-core';
import type { RunningApp } from './app';
import { ask } from './sign-in';

/** The address of the editor with a product nobody has designed yet. */
export const editorAddress = async (app: RunningApp, token: string): Promise<string> => {
  const { productPreset } = await ask<{ productPreset: { _id: string }[] }>(app, token, '{ productPreset(search: "tee 5000") { _id } }');
  return `${app.origin}/mockup/${productPreset[0]?._id}/editor`;
};

/** Goes to an editor and waits for its stage. */
export const openEditor = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByTestId('stage').locator('canvas').first().waitFor();
};

/** The stage in the window, and its middle. */
export const stageBox = async (page: Page) => {
  const box = await page.getByTestId('stage').boundingBox();
  if (!box) throw new Error('The stage has no size.');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
};

/** Pixels of the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a document point lies in the window, as the editor shows a side of 2000 px at first. */
export const spotOf = async (page: Page, x: number, y: number): Promise<Spot> => {
  const { width, height, middle } = await stageBox(page);
  const scale = Math.min(width - 12, height - 12) / 2000;
  return { x: middle.x + (x - 1000) * scale, y: middle.y + (y - 1000) * scale };
};
