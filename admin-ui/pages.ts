import { lazyPage } from './shell/lazyPage.tsx'

/** Pages whose code comes when somebody opens them. What most people see first is there at once. */
export const pages = {
  ActivityPage: lazyPage(async () => (await import('./activity/ActivityPage.tsx')).ActivityPage),
  AllowancePage: lazyPage(async () => (await import('./settings/AllowancePage.tsx')).AllowancePage),
  AnniversariesPage: lazyPage(
    async () => (await import('./celebrations/AnniversariesPage.tsx')).AnniversariesPage,
  ),
  AwardPage: lazyPage(async () => (await import('./awards/AwardPage.tsx')).AwardPage),
  AwardsPage: lazyPage(async () => (await import('./awards/AwardsPage.tsx')).AwardsPage),
  BirthdaysPage: lazyPage(async () => (await import('./celebrations/BirthdaysPage.tsx')).BirthdaysPage),
  CelebrationSettingsPage: lazyPage(
    async () => (await import('./celebrations/CelebrationSettingsPage.tsx')).CelebrationSettingsPage,
  ),
  ChannelPage: lazyPage(async () => (await import('./channels/ChannelPage.tsx')).ChannelPage),
  GetStartedPage: lazyPage(async () => (await import('./getStarted/GetStartedPage.tsx')).GetStartedPage),
  MemberPage: lazyPage(async () => (await import('./members/MemberPage.tsx')).MemberPage),
  MembersPage: lazyPage(async () => (await import('./members/MembersPage.tsx')).MembersPage),
  NewHiresPage: lazyPage(async () => (await import('./celebrations/NewHiresPage.tsx')).NewHiresPage),
  PointsPage: lazyPage(async () => (await import('./billing/PointsPage.tsx')).PointsPage),
  PrivacyPage: lazyPage(async () => (await import('./legal/PrivacyPage.tsx')).PrivacyPage),
  ProfileFieldsPage: lazyPage(
    async () => (await import('./profileFields/ProfileFieldsPage.tsx')).ProfileFieldsPage,
  ),
  RedemptionsPage: lazyPage(async () => (await import('./redemptions/RedemptionsPage.tsx')).RedemptionsPage),
  RewardsPage: lazyPage(async () => (await import('./rewards/RewardsPage.tsx')).RewardsPage),
  SummaryPage: lazyPage(async () => (await import('./summary/SummaryPage.tsx')).SummaryPage),
  TermsPage: lazyPage(async () => (await import('./legal/TermsPage.tsx')).TermsPage),
  UnfinishedPage: lazyPage(async () => (await import('./unfinished/UnfinishedPage.tsx')).UnfinishedPage),
  ValuesPage: lazyPage(async () => (await import('./values/ValuesPage.tsx')).ValuesPage),
}
