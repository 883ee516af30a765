import { firstTexts } from './firstTexts.ts'
import { laterTexts } from './laterTexts.ts'

/** Every text, by the part of the portal that shows it. */
export const english = { ...firstTexts, ...laterTexts } as const
