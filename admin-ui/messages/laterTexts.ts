import { changes } from './english/changes.ts'
import { charities } from './english/charities.ts'
import { competitions } from './english/competitions.ts'
import { nominations } from './english/nominations.ts'
import { security } from './english/security.ts'
import { segments } from './english/segments.ts'
import { addTexts } from './shownTexts.ts'

/** The texts of some pages, which import this file, so that the first page does not load them. */
export const laterTexts = {
  changes,
  charities,
  competitions,
  nominations,
  security,
  segments,
} as const

addTexts(laterTexts)
