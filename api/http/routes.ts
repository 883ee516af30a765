import { serveAudit } from '../audit/http/audit.ts'
import { serveAwards } from '../awards/http/awards.ts'
import { serveCompetitions } from '../awards/http/competitions.ts'
import { serveGiveAward } from '../awards/http/giveAward.ts'
import { serveNominations } from '../awards/http/nominations.ts'
import { serveOwnNominations } from '../awards/http/ownNominations.ts'
import { serveUndoAward } from '../awards/http/undoAward.ts'
import { serveCards } from '../billing/http/cards.ts'
import { serveExceptions } from '../billing/http/exceptions.ts'
import { serveInvoices } from '../billing/http/invoices.ts'
import { servePostpay } from '../billing/http/postpay.ts'
import { serveReceipts } from '../billing/http/receipts.ts'
import { serveSubscription } from '../billing/http/subscription.ts'
import { serveTopUps } from '../billing/http/topUps.ts'
import { serveBooks } from '../books/http/books.ts'
import { serveChartOfAccounts } from '../books/http/chartOfAccounts.ts'
import { serveCelebrationStats } from '../celebrations/http/celebrationStats.ts'
import { serveDateAwards } from '../celebrations/http/dateAwards.ts'
import { serveLateCelebrations } from '../celebrations/http/lateCelebrations.ts'
import { serveOwnBirthday } from '../celebrations/http/ownBirthday.ts'
import { serveUpcomingCelebrations } from '../celebrations/http/upcomingCelebrations.ts'
import { serveApiKeys } from '../developers/http/apiKeys.ts'
import { serveAssistants } from '../developers/http/assistants.ts'
import { serveAuthorization } from '../developers/http/authorization.ts'
import { serveEventStream } from '../developers/http/eventStream.ts'
import { serveMcp } from '../developers/http/mcp.ts'
import { serveOAuth } from '../developers/http/oauth.ts'
import { serveOutgoingEvents } from '../developers/http/outgoingEvents.ts'
import { serveWebhookDeliveries } from '../developers/http/webhookDeliveries.ts'
import { serveWebhooks } from '../developers/http/webhooks.ts'
import { serveDeadAnnouncements } from '../operations/http/deadAnnouncements.ts'
import { serveDeadLetters } from '../operations/http/deadLetters.ts'
import { serveOperations } from '../operations/http/operations.ts'
import { serveAddresses } from '../people/http/addresses.ts'
import { serveAdjustPoints } from '../people/http/adjustPoints.ts'
import { serveChangeUserProfile } from '../people/http/changeUserProfile.ts'
import { serveChooseLocale } from '../people/http/chooseLocale.ts'
import { serveCustomFields } from '../people/http/customFields.ts'
import { serveMapProfileFields } from '../people/http/mapProfileFields.ts'
import { serveMe } from '../people/http/me.ts'
import { serveMemberBalance } from '../people/http/memberBalance.ts'
import { serveMembers } from '../people/http/members.ts'
import { servePersonalData } from '../people/http/personalData.ts'
import { serveProposedAdjustments } from '../people/http/proposedAdjustments.ts'
import { serveSearchUsers } from '../people/http/searchUsers.ts'
import { serveSegmentRecords } from '../people/http/segmentRecords.ts'
import { serveSegments } from '../people/http/segments.ts'
import { serveUserFieldImports } from '../people/http/userFieldImports.ts'
import { serveFindings } from '../recognition/http/findings.ts'
import { serveGiveShoutout } from '../recognition/http/giveShoutout.ts'
import { serveGiving } from '../recognition/http/giving.ts'
import { serveLots } from '../recognition/http/lots.ts'
import { serveOwnPoints } from '../recognition/http/ownPoints.ts'
import { serveRadar } from '../recognition/http/radar.ts'
import { serveThanks } from '../recognition/http/thanks.ts'
import { serveUndoShoutout } from '../recognition/http/undoShoutout.ts'
import { serveActivityLines } from '../reports/http/activityLines.ts'
import { serveActivityReport } from '../reports/http/activityReport.ts'
import { serveDirectReports } from '../reports/http/directReports.ts'
import { serveExplanations } from '../reports/http/explanations.ts'
import { serveExports } from '../reports/http/exports.ts'
import { serveFairness } from '../reports/http/fairness.ts'
import { serveFeed } from '../reports/http/feed.ts'
import { serveInsights } from '../reports/http/insights.ts'
import { serveLeaderboard } from '../reports/http/leaderboard.ts'
import { serveLedgerEntries } from '../reports/http/ledgerEntries.ts'
import { serveLiability } from '../reports/http/liability.ts'
import { servePointStats } from '../reports/http/pointStats.ts'
import { serveSubscriptions } from '../reports/http/subscriptions.ts'
import { serveAmazon } from '../rewards/http/amazon.ts'
import { serveCancelRedemption } from '../rewards/http/cancelRedemption.ts'
import { serveCashOut } from '../rewards/http/cashOut.ts'
import { serveCatalogItems } from '../rewards/http/catalogItems.ts'
import { serveClaimGifts } from '../rewards/http/claimGifts.ts'
import { serveCompanyRewards } from '../rewards/http/companyRewards.ts'
import { serveCompleteRedemption } from '../rewards/http/completeRedemption.ts'
import { serveDeliverGiftCard } from '../rewards/http/deliverGiftCard.ts'
import { serveDonate } from '../rewards/http/donate.ts'
import { serveFeaturedGiftCards } from '../rewards/http/featuredGiftCards.ts'
import { serveFindNonprofits } from '../rewards/http/findNonprofits.ts'
import { serveGiftCardDetails } from '../rewards/http/giftCardDetails.ts'
import { serveImportGiftCards } from '../rewards/http/importGiftCards.ts'
import { serveItemImages } from '../rewards/http/itemImages.ts'
import { serveListCultureRedemptions } from '../rewards/http/listCultureRedemptions.ts'
import { serveListGiftCards } from '../rewards/http/listGiftCards.ts'
import { serveListRedemptionPage } from '../rewards/http/listRedemptionPage.ts'
import { serveListRedemptions } from '../rewards/http/listRedemptions.ts'
import { serveListRewards } from '../rewards/http/listRewards.ts'
import { serveNonprofits } from '../rewards/http/nonprofits.ts'
import { serveOpenOrders } from '../rewards/http/openOrders.ts'
import { servePendingClaims } from '../rewards/http/pendingClaims.ts'
import { servePendingRedemptionCount } from '../rewards/http/pendingRedemptionCount.ts'
import { servePosts } from '../rewards/http/posts.ts'
import { serveRecordDonation } from '../rewards/http/recordDonation.ts'
import { serveRedeemGiftCard } from '../rewards/http/redeemGiftCard.ts'
import { serveRedeemReward } from '../rewards/http/redeemReward.ts'
import { serveRedemptionDelivery } from '../rewards/http/redemptionDelivery.ts'
import { serveRedemptionStats } from '../rewards/http/redemptionStats.ts'
import { serveRedemptions } from '../rewards/http/redemptions.ts'
import { serveRequestGiftCard } from '../rewards/http/requestGiftCard.ts'
import { serveResendGiftCard } from '../rewards/http/resendGiftCard.ts'
import { serveRewardSettings } from '../rewards/http/rewardSettings.ts'
import { serveStorefront } from '../rewards/http/storefront.ts'
import { serveTeamItems } from '../rewards/http/teamItems.ts'
import { serveTeamRewards } from '../rewards/http/teamRewards.ts'
import { serveVendors } from '../rewards/http/vendors.ts'
import { serveTaxRules } from '../tax/http/taxRules.ts'
import { serveTaxYear } from '../tax/http/taxYear.ts'
import { serveActiveStatus } from '../team/http/activeStatus.ts'
import { serveActivityLog } from '../team/http/activityLog.ts'
import { serveAdministrators } from '../team/http/administrators.ts'
import { serveApprovals } from '../team/http/approvals.ts'
import { serveChangeGroups } from '../team/http/changeGroups.ts'
import { serveChanges } from '../team/http/changes.ts'
import { serveChannels } from '../team/http/channels.ts'
import { serveChatChannels } from '../team/http/chatChannels.ts'
import { serveFourEyes } from '../team/http/fourEyes.ts'
import { serveGroupMembers } from '../team/http/groupMembers.ts'
import { serveIcons } from '../team/http/icons.ts'
import { serveIntegrationLogs } from '../team/http/integrationLogs.ts'
import { serveIntegrations } from '../team/http/integrations.ts'
import { serveListGroups } from '../team/http/listGroups.ts'
import { serveLogo } from '../team/http/logo.ts'
import { serveNudges } from '../team/http/nudges.ts'
import { servePointsExpiry } from '../team/http/pointsExpiry.ts'
import { servePolicySimulation } from '../team/http/policySimulation.ts'
import { serveSaveValues } from '../team/http/saveValues.ts'
import { serveSendOnboardingMessages } from '../team/http/sendOnboardingMessages.ts'
import { serveSettings } from '../team/http/settings.ts'
import { serveSetupAuthorization } from '../team/http/setup/setupAuthorization.ts'
import { serveSetupFromSlack } from '../team/http/setup/setupFromSlack.ts'
import { serveSetupProgress } from '../team/http/setup/workspaceReading.ts'
import { serveTextRetention } from '../team/http/textRetention.ts'
import { serveUpdateMetadata } from '../team/http/updateMetadata.ts'
import { serveOwnSessions } from './access/ownSessions.ts'
import { serveSession } from './access/session.ts'
import { serveSignIn } from './access/signIn.ts'
import type { Dependencies } from './dependencies.ts'
import { serveLive } from './live/serveLive.ts'
import type { Api } from './serving/api.ts'

const features = [
  serveSignIn,
  serveSession,
  serveOwnSessions,
  serveSetupAuthorization,
  serveSetupFromSlack,
  serveSetupProgress,
  serveActiveStatus,
  serveActivityLog,
  serveAdministrators,
  serveChangeGroups,
  serveChanges,
  serveChannels,
  serveChatChannels,
  serveGroupMembers,
  serveIcons,
  serveListGroups,
  serveLogo,
  serveNudges,
  serveSaveValues,
  serveSendOnboardingMessages,
  serveSettings,
  servePointsExpiry,
  servePolicySimulation,
  serveTextRetention,
  serveUpdateMetadata,
  serveAddresses,
  serveAdjustPoints,
  serveChangeUserProfile,
  serveChooseLocale,
  serveCustomFields,
  serveUserFieldImports,
  serveMapProfileFields,
  serveMe,
  serveMemberBalance,
  serveMembers,
  servePersonalData,
  serveProposedAdjustments,
  serveApprovals,
  serveFourEyes,
  serveAudit,
  serveBooks,
  serveChartOfAccounts,
  serveTaxRules,
  serveTaxYear,
  serveSearchUsers,
  serveSegmentRecords,
  serveSegments,
  serveFeed,
  serveGiveShoutout,
  serveGiving,
  serveLots,
  serveOwnPoints,
  serveThanks,
  serveRadar,
  serveFindings,
  serveUndoShoutout,
  serveCards,
  serveInvoices,
  servePostpay,
  serveReceipts,
  serveSubscription,
  serveTopUps,
  serveAwards,
  serveCompetitions,
  serveGiveAward,
  serveNominations,
  serveOwnNominations,
  serveUndoAward,
  serveDateAwards,
  serveCelebrationStats,
  serveLateCelebrations,
  serveOwnBirthday,
  serveUpcomingCelebrations,
  serveAmazon,
  serveCancelRedemption,
  serveCashOut,
  serveCatalogItems,
  serveClaimGifts,
  serveCompanyRewards,
  serveCompleteRedemption,
  serveDonate,
  serveDeliverGiftCard,
  serveFeaturedGiftCards,
  serveGiftCardDetails,
  serveImportGiftCards,
  serveItemImages,
  serveListCultureRedemptions,
  serveListRedemptionPage,
  serveListGiftCards,
  serveListRedemptions,
  serveListRewards,
  serveOpenOrders,
  serveFindNonprofits,
  serveNonprofits,
  servePendingClaims,
  servePendingRedemptionCount,
  servePosts,
  serveRecordDonation,
  serveRedeemGiftCard,
  serveRedeemReward,
  serveRedemptionDelivery,
  serveRedemptions,
  serveRedemptionStats,
  serveRewardSettings,
  serveVendors,
  serveRequestGiftCard,
  serveResendGiftCard,
  serveTeamItems,
  serveTeamRewards,
  serveStorefront,
  serveActivityLines,
  serveActivityReport,
  serveDirectReports,
  serveExplanations,
  serveExports,
  serveFairness,
  serveInsights,
  serveLeaderboard,
  serveLedgerEntries,
  serveLiability,
  servePointStats,
  serveSubscriptions,
  serveApiKeys,
  serveAssistants,
  serveAuthorization,
  serveOAuth,
  serveMcp,
  serveDeadAnnouncements,
  serveDeadLetters,
  serveExceptions,
  serveOperations,
  serveIntegrations,
  serveIntegrationLogs,
  serveOutgoingEvents,
  serveEventStream,
  serveWebhooks,
  serveWebhookDeliveries,
  serveLive,
]

/** Every route of the API. */
export const serveEverything = (api: Api, dependencies: Dependencies): void => {
  for (const serve of features) serve(api, dependencies)
}
