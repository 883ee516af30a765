import { LegalPage } from './LegalPage.tsx'
import { privacyPolicy } from './privacyPolicy.ts'
import { terms } from './terms.ts'

export const PrivacyPage = () => <LegalPage text={privacyPolicy} other={terms} />
