import { lazyPage } from './shell/lazyPage.tsx'

/** Pages whose code comes when somebody opens them. What most people see first is there at once. */
export const pages = {
  ActivityPage: lazyPage(async () => (await import('../reports/activity/ActivityPage.tsx')).ActivityPage),
  AllowancePage: lazyPage(async () => (await import('../team/settings/AllowancePage.tsx')).AllowancePage),
  AnniversariesPage: lazyPage(
    async () => (await import('../celebrations/AnniversariesPage.tsx')).AnniversariesPage,
  ),
  AwardPage: lazyPage(async () => (await import('../awards/AwardPage.tsx')).AwardPage),
  AwardsPage: lazyPage(async () => (await import('../awards/AwardsPage.tsx')).AwardsPage),
  BirthdaysPage: lazyPage(async () => (await import('../celebrations/BirthdaysPage.tsx')).BirthdaysPage),
  CelebrationSettingsPage: lazyPage(
    async () => (await import('../celebrations/CelebrationSettingsPage.tsx')).CelebrationSettingsPage,
  ),
  ChannelPage: lazyPage(async () => (await import('../recognition/channels/ChannelPage.tsx')).ChannelPage),
  GetStartedPage: lazyPage(
    async () => (await import('../team/getStarted/GetStartedPage.tsx')).GetStartedPage,
  ),
  MemberPage: lazyPage(async () => (await import('../people/members/MemberPage.tsx')).MemberPage),
  MembersPage: lazyPage(async () => (await import('../people/members/MembersPage.tsx')).MembersPage),
  NewHiresPage: lazyPage(async () => (await import('../celebrations/NewHiresPage.tsx')).NewHiresPage),
  PointsPage: lazyPage(async () => (await import('../billing/PointsPage.tsx')).PointsPage),
  PrivacyPage: lazyPage(async () => (await import('../legal/PrivacyPage.tsx')).PrivacyPage),
  ProfileFieldsPage: lazyPage(
    async () => (await import('../people/profileFields/ProfileFieldsPage.tsx')).ProfileFieldsPage,
  ),
  RedemptionsPage: lazyPage(
    async () => (await import('../rewards/redemptions/RedemptionsPage.tsx')).RedemptionsPage,
  ),
  RewardsPage: lazyPage(async () => (await import('../rewards/catalog/RewardsPage.tsx')).RewardsPage),
  SummaryPage: lazyPage(async () => (await import('../reports/summary/SummaryPage.tsx')).SummaryPage),
  TermsPage: lazyPage(async () => (await import('../legal/TermsPage.tsx')).TermsPage),
  UnfinishedPage: lazyPage(
    async () => (await import('../operations/deadLetters/UnfinishedPage.tsx')).UnfinishedPage,
  ),
  ValuesPage: lazyPage(async () => (await import('../recognition/settings/ValuesPage.tsx')).ValuesPage),
}
