import { ConsentPage } from './ConsentPage.tsx'
import { loadConsentTexts } from './consentText.ts'

export const loadConsentPage = async (): Promise<typeof ConsentPage> => {
  await loadConsentTexts()
  return ConsentPage
}
