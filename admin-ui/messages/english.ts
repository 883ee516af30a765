import { billingTexts } from './billingTexts.ts'
import { fairness } from './english/fairness.ts'
import { radar } from './english/radar.ts'
import { firstTexts } from './firstTexts.ts'
import { laterTexts } from './laterTexts.ts'
import { settingsTexts } from './settingsTexts.ts'

/** Every text, by the part of the administration that shows it. */
export const english = {
  ...firstTexts,
  ...laterTexts,
  ...settingsTexts,
  ...billingTexts,
  fairness,
  radar,
} as const
