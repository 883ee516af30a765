import { LegalPage } from './LegalPage.tsx'
import { privacyPolicy } from './privacyPolicy.ts'
import { terms } from './terms.ts'

export const TermsPage = () => <LegalPage text={terms} other={privacyPolicy} />
