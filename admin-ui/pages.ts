import { lazyPage } from './shell/lazyPage.tsx'

/** Pages whose code comes when somebody opens them. What most people see first is there at once. */
export const pages = {
  ActivityPage: lazyPage(async () => (await import('./activity/ActivityPage.tsx')).ActivityPage),
  AllowancePage: lazyPage(async () => (await import('./settings/AllowancePage.tsx')).AllowancePage),
  AwardPage: lazyPage(async () => (await import('./awards/AwardPage.tsx')).AwardPage),
  AwardsPage: lazyPage(async () => (await import('./awards/AwardsPage.tsx')).AwardsPage),
  ChannelPage: lazyPage(async () => (await import('./channels/ChannelPage.tsx')).ChannelPage),
  GetStartedPage: lazyPage(async () => (await import('./getStarted/GetStartedPage.tsx')).GetStartedPage),
  MemberPage: lazyPage(async () => (await import('./members/MemberPage.tsx')).MemberPage),
  MembersPage: lazyPage(async () => (await import('./members/MembersPage.tsx')).MembersPage),
  PointsPage: lazyPage(async () => (await import('./billing/PointsPage.tsx')).PointsPage),
  RedemptionsPage: lazyPage(async () => (await import('./redemptions/RedemptionsPage.tsx')).RedemptionsPage),
  RewardsPage: lazyPage(async () => (await import('./rewards/RewardsPage.tsx')).RewardsPage),
  UnfinishedPage: lazyPage(async () => (await import('./unfinished/UnfinishedPage.tsx')).UnfinishedPage),
  ValuesPage: lazyPage(async () => (await import('./values/ValuesPage.tsx')).ValuesPage),
}
