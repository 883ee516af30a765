import { addEnglishTexts } from './shownTexts.ts'

type Texts = Readonly<Record<string, unknown>>

/** Loads texts with the code that shows them. */
const withTexts =
  (loadTexts: () => Promise<Texts>) =>
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([load(), addEnglishTexts(loadTexts)])
    return code
  }

export const withSettingsTexts = withTexts(async () => (await import('./settingsTexts.ts')).settingsTexts)

export const withFairnessTexts = withTexts(async () => ({
  fairness: (await import('./english/fairness.ts')).fairness,
}))

export const withFourEyesTexts = withTexts(async () => ({
  fourEyes: (await import('./english/fourEyes.ts')).fourEyes,
}))

export const withBooksTexts = withTexts(async () => ({ books: (await import('./english/books.ts')).books }))

export const withTaxTexts = withTexts(async () => ({ tax: (await import('./english/tax.ts')).tax }))

export const withPolicySimulationTexts = withTexts(async () => ({
  policySimulation: (await import('./english/policySimulation.ts')).policySimulation,
}))

export const withRadarTexts = withTexts(async () => ({ radar: (await import('./english/radar.ts')).radar }))
export const withApiKeyTexts = withTexts(async () => ({
  apiKeys: (await import('./english/apiKeys.ts')).apiKeys,
}))

export const withWebhookTexts = withTexts(async () => ({
  webhooks: (await import('./english/webhooks.ts')).webhooks,
}))

export const withBillingTexts = withTexts(async () => (await import('./billingTexts.ts')).billingTexts)
