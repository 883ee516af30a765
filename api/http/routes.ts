import { serveAwards } from '../awards/http/awards.ts'
import { serveGiveAward } from '../awards/http/giveAward.ts'
import { serveCelebrationStats } from '../celebrations/http/celebrationStats.ts'
import { serveDateAwards } from '../celebrations/http/dateAwards.ts'
import { serveUpcomingCelebrations } from '../celebrations/http/upcomingCelebrations.ts'
import { serveParkedAnnouncements } from '../operations/http/deadAnnouncements.ts'
import { serveDeadLetters } from '../operations/http/deadLetters.ts'
import { serveAdjustPoints } from '../people/http/adjustPoints.ts'
import { serveAdminMembers } from '../people/http/adminMembers.ts'
import { serveUserProfile } from '../people/http/changeUserProfile.ts'
import { serveChooseLocale } from '../people/http/chooseLocale.ts'
import { serveMe } from '../people/http/me.ts'
import { serveMemberBalance } from '../people/http/memberBalance.ts'
import { serveProfileFields } from '../people/http/profileFields.ts'
import { serveSearchUsers } from '../people/http/searchUsers.ts'
import { serveGiveShoutout } from '../recognition/http/giveShoutout.ts'
import { serveUndoShoutout } from '../recognition/http/undoShoutout.ts'
import { serveAdminBooks } from '../reports/http/books.ts'
import { serveDirectReports } from '../reports/http/directReports.ts'
import { serveExplanations } from '../reports/http/explanations.ts'
import { serveLeaderboard } from '../reports/http/leaderboard.ts'
import { serveLiability } from '../reports/http/liability.ts'
import { serveReporting } from '../reports/http/reporting.ts'
import { serveTeamFigures } from '../reports/http/teamFigures.ts'
import { serveAdminRedemptions } from '../rewards/http/adminRedemptions.ts'
import { serveAdminRewards } from '../rewards/http/adminRewards.ts'
import { serveClaims } from '../rewards/http/claims.ts'
import { serveRedeemReward } from '../rewards/http/redeemReward.ts'
import { serveRewards } from '../rewards/http/rewards.ts'
import { serveTeamRedemptions } from '../rewards/http/teamRedemptions.ts'
import { serveAdminChannels } from '../team/http/adminChannels.ts'
import { serveAdminSettings } from '../team/http/adminSettings.ts'
import { serveChatChannels } from '../team/http/chatChannels.ts'
import { serveGroups } from '../team/http/groups.ts'
import { serveIcons } from '../team/http/icons.ts'
import { serveTeamSettings } from '../team/http/settings.ts'
import { serveSetup } from '../team/http/setup/setup.ts'
import { serveSession } from './access/session.ts'
import { serveSignIn } from './access/signIn.ts'
import type { Dependencies } from './dependencies.ts'
import { serveLive } from './live/serveLive.ts'
import type { Api } from './serving/api.ts'

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
  serveDeadLetters,
  serveParkedAnnouncements,
  serveLive,
]

/** Everything the API can do. */
export const serveEverything = (api: Api, dependencies: Dependencies): void => {
  for (const serve of features) serve(api, dependencies)
}
