import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Admin, CustomRoutes } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { celebrationRoutes } from '../celebrations/celebrationRoutes.tsx'
import { ChannelsPage } from '../recognition/channels/ChannelsPage.tsx'
import { AdminsOnly, ManagersOnly, ProOnly } from './access/guards.tsx'
import { createAuthProvider } from './connection/authProvider.ts'
import { ConnectionProvider } from './connection/ConnectionContext.ts'
import type { Connection } from './connection/connection.ts'
import { createDataProvider } from './connection/dataProvider.ts'
import { pages } from './pages.ts'
import { NotFoundPage } from './placeholder/NotFoundPage.tsx'
import { plannedRoutesFor } from './placeholder/plannedRoutesFor.tsx'
import { PageBoundary } from './shell/PageBoundary.tsx'
import { Shell } from './shell/Shell.tsx'
import { InstallPage } from './signIn/InstallPage.tsx'
import { SetupCallbackPage } from './signIn/SetupCallbackPage.tsx'
import { SignInPage } from './signIn/SignInPage.tsx'
import { SingleUseLinkPage } from './signIn/SingleUseLinkPage.tsx'
import { SlackCallbackPage } from './signIn/SlackCallbackPage.tsx'
import { darkTheme, lightTheme } from './theme/theme.ts'

const {
  ActivityPage,
  AllowancePage,
  AwardPage,
  AwardsPage,
  ChannelPage,
  GetStartedPage,
  MemberPage,
  MembersPage,
  PointsPage,
  PrivacyPage,
  ProfileFieldsPage,
  RedemptionsPage,
  RewardsPage,
  SummaryPage,
  TermsPage,
  UnfinishedPage,
  ValuesPage,
} = pages

type AppProps = { readonly connection: Connection; readonly queryClient: QueryClient }

/** The administration, below a router. */
export const App = ({ connection, queryClient }: AppProps) => {
  const dataProvider = useMemo(() => createDataProvider(connection), [connection])
  const authProvider = useMemo(() => createAuthProvider(connection), [connection])
  return (
    <ConnectionProvider value={connection}>
      <Admin
        dataProvider={dataProvider}
        authProvider={authProvider}
        queryClient={queryClient}
        layout={Shell}
        loginPage={SignInPage}
        catchAll={NotFoundPage}
        theme={lightTheme}
        darkTheme={darkTheme}
        title="Laurel"
        disableTelemetry
      >
        <CustomRoutes noLayout>
          <Route path="/setup" element={<InstallPage />} />
          <Route path="/setup/slack" element={<SetupCallbackPage />} />
          <Route
            path="/privacy"
            element={
              <PageBoundary address="/privacy">
                <PrivacyPage />
              </PageBoundary>
            }
          />
          <Route
            path="/terms"
            element={
              <PageBoundary address="/terms">
                <TermsPage />
              </PageBoundary>
            }
          />
          <Route path="/login/slack" element={<SlackCallbackPage />} />
          <Route path="/login/assert_single_use_token" element={<SingleUseLinkPage />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/" element={<Navigate to="/recognition" replace />} />
          <Route element={<AdminsOnly />}>
            <Route path="/get-started" element={<GetStartedPage />} />
            <Route path="/recognition" element={<ChannelsPage />} />
            <Route path="/recognition/new" element={<ChannelsPage isAdding />} />
            <Route path="/recognition/settings" element={<ValuesPage />} />
            <Route path="/settings/allowances" element={<AllowancePage />} />
            <Route path="/settings/profile-fields" element={<ProfileFieldsPage />} />
            <Route path="/settings/unfinished" element={<UnfinishedPage />} />
            <Route path="/recognition/:groupId" element={<ChannelPage />} />
            <Route path="/rewards" element={<RedemptionsPage />} />
            <Route path="/rewards/custom-catalog" element={<RewardsPage />} />
            <Route path="/billing/rewards" element={<PointsPage />} />
            <Route path="/users" element={<MembersPage />} />
            <Route path="/users/:memberId/profile" element={<MemberPage />} />
            {plannedRoutesFor('admin')}
          </Route>
          <Route element={<ManagersOnly />}>
            <Route path="/reporting/activity" element={<ActivityPage />} />
            {plannedRoutesFor('manager')}
          </Route>
          <Route element={<ProOnly />}>
            {celebrationRoutes()}
            <Route path="/awards" element={<AwardsPage />} />
            <Route path="/awards/:awardId" element={<AwardPage />} />
            {plannedRoutesFor('pro')}
          </Route>
          <Route path="/reporting/summary" element={<SummaryPage />} />
        </CustomRoutes>
      </Admin>
    </ConnectionProvider>
  )
}
