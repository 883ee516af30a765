import { firstTexts } from './firstTexts.ts'

/** The texts that are loaded. */
export const shownTexts: Record<string, unknown> = { ...firstTexts }

export const addTexts = (texts: Readonly<Record<string, unknown>>): void => {
  Object.assign(shownTexts, texts)
}
