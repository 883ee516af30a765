import { Route } from 'react-router-dom'
import { lazyPage } from './shell/lazyPage.tsx'
import { PageBoundary } from './shell/PageBoundary.tsx'
import { InstallPage } from './signIn/InstallPage.tsx'
import { SetupCallbackPage } from './signIn/SetupCallbackPage.tsx'
import { SingleUseLinkPage } from './signIn/SingleUseLinkPage.tsx'
import { SlackCallbackPage } from './signIn/SlackCallbackPage.tsx'

const PrivacyPage = lazyPage(async () => (await import('../legal/PrivacyPage.tsx')).PrivacyPage)
const TermsPage = lazyPage(async () => (await import('../legal/TermsPage.tsx')).TermsPage)

/** Pages that open without a session: the ways in, and what a team agrees to. */
export const entryRoutes = [
  <Route key="setup" path="/setup" element={<InstallPage />} />,
  <Route key="setup-slack" path="/setup/slack" element={<SetupCallbackPage />} />,
  <Route key="login-slack" path="/login/slack" element={<SlackCallbackPage />} />,
  <Route key="login-link" path="/login/assert_single_use_token" element={<SingleUseLinkPage />} />,
  <Route
    key="privacy"
    path="/privacy"
    element={
      <PageBoundary address="/privacy">
        <PrivacyPage />
      </PageBoundary>
    }
  />,
  <Route
    key="terms"
    path="/terms"
    element={
      <PageBoundary address="/terms">
        <TermsPage />
      </PageBoundary>
    }
  />,
]
