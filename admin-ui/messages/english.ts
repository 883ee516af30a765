import { billingTexts } from './billingTexts.ts'
import { apiKeys } from './english/apiKeys.ts'
import { books } from './english/books.ts'
import { consent } from './english/consent.ts'
import { fairness } from './english/fairness.ts'
import { fourEyes } from './english/fourEyes.ts'
import { policySimulation } from './english/policySimulation.ts'
import { radar } from './english/radar.ts'
import { tax } from './english/tax.ts'
import { webhooks } from './english/webhooks.ts'
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
  fourEyes,
  books,
  tax,
  policySimulation,
  radar,
  apiKeys,
  consent,
  webhooks,
} as const
