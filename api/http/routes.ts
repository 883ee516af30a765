import { serveAdjustPoints } from './admin/adjustPoints.ts'
import { serveAdminBooks } from './admin/books.ts'
import { serveAdminChannels } from './admin/channels.ts'
import { serveExplanations } from './admin/explanations.ts'
import { serveLeaderboard } from './admin/leaderboard.ts'
import { serveLiability } from './admin/liability.ts'
import { serveMemberBalance } from './admin/memberBalance.ts'
import { serveAdminMembers } from './admin/members.ts'
import { serveParkedAnnouncements } from './admin/parkedAnnouncements.ts'
import { serveParkedPromises } from './admin/parkedPromises.ts'
import { serveAdminRedemptions } from './admin/redemptions.ts'
import { serveAdminRewards } from './admin/rewards.ts'
import { serveAdminSettings } from './admin/settings.ts'
import type { Surroundings } from './dependencies.ts'
import { serveLive } from './live/serveLive.ts'
import { serveDirectReports } from './reporting/directReports.ts'
import { serveReporting } from './reporting/reporting.ts'
import { serveClaims } from './rewards/claims.ts'
import { serveRedeemReward } from './rewards/redeemReward.ts'
import { serveRewards } from './rewards/rewards.ts'
import type { Api } from './serving/api.ts'
import { serveSetup } from './setup/setup.ts'
import { serveGiveShoutout } from './shoutouts/giveShoutout.ts'
import { serveUndoShoutout } from './shoutouts/undoShoutout.ts'
import { serveAwards } from './team/awards.ts'
import { serveCelebrationStats } from './team/celebrations/stats.ts'
import { serveUpcomingCelebrations } from './team/celebrations/upcoming.ts'
import { serveChatChannels } from './team/chatChannels.ts'
import { serveDateAwards } from './team/dateAwards.ts'
import { serveGiveAward } from './team/giveAward.ts'
import { serveGroups } from './team/groups.ts'
import { serveIcons } from './team/icons.ts'
import { serveProfileFields } from './team/profileFields/profileFields.ts'
import { serveTeamRedemptions } from './team/redemptions.ts'
import { serveSearchUsers } from './team/searchUsers.ts'
import { serveTeamSettings } from './team/settings.ts'
import { serveTeamFigures } from './team/teamFigures.ts'
import { serveUserProfile } from './team/users/userProfile.ts'
import { serveChooseLocale } from './user/chooseLocale.ts'
import { serveMe } from './user/me.ts'
import { serveSession } from './user/session.ts'
import { serveSignIn } from './user/signIn.ts'

const features = [
  serveSignIn,
  serveSession,
  serveSetup,
  serveMe,
  serveChooseLocale,
  serveGiveShoutout,
  serveUndoShoutout,
  serveRewards,
  serveClaims,
  serveRedeemReward,
  serveTeamFigures,
  serveTeamSettings,
  serveGroups,
  serveSearchUsers,
  serveChatChannels,
  serveIcons,
  serveAwards,
  serveGiveAward,
  serveDateAwards,
  serveUpcomingCelebrations,
  serveCelebrationStats,
  serveUserProfile,
  serveProfileFields,
  serveTeamRedemptions,
  serveReporting,
  serveDirectReports,
  serveAdminChannels,
  serveAdminMembers,
  serveAdjustPoints,
  serveMemberBalance,
  serveLiability,
  serveLeaderboard,
  serveAdminRedemptions,
  serveAdminRewards,
  serveAdminSettings,
  serveAdminBooks,
  serveExplanations,
  serveParkedPromises,
  serveParkedAnnouncements,
  serveLive,
]

/** Everything the API can do. */
export const serveEverything = (api: Api, surroundings: Surroundings): void => {
  for (const serve of features) serve(api, surroundings)
}
