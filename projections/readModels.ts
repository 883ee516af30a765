import { awardsReadModel } from './awards/awards/project.ts'
import { campaignsReadModel } from './awards/campaigns/project.ts'
import { competitionsReadModel } from './awards/competitions/project.ts'
import { allowanceSumsReadModel } from './books/allowanceSums/project.ts'
import { balancesReadModel } from './books/balances/project.ts'
import { channelCreditsReadModel } from './books/channelCredits/project.ts'
import { dailyFlowsReadModel } from './books/dailyFlows/project.ts'
import { ledgerEntriesReadModel } from './books/entries/project.ts'
import { pointStatsReadModel } from './books/flows/project.ts'
import { memberPointsReadModel } from './books/memberPoints/project.ts'
import { outgoingEventsReadModel } from './developers/outgoingEvents/project.ts'
import type { ReadModel } from './engine/tables/readModel.ts'
import { deadLettersReadModel } from './operations/deadLetters/project.ts'
import { membersReadModel } from './people/members/project.ts'
import { segmentsReadModel } from './people/segments/project.ts'
import { activityReadModel } from './recognition/activity/project.ts'
import { radarReadModel } from './recognition/radar/project.ts'
import { fairnessReadModel } from './reports/fairness/project.ts'
import { recognitionSumsReadModel } from './reports/recognitionSums/project.ts'
import {
  shoutoutsGivenReadModel,
  shoutoutsReceivedReadModel,
  shoutoutTotalsReadModel,
} from './reports/shoutoutSums/project.ts'
import { rewardsReadModel } from './rewards/catalog/project.ts'
import { claimsReadModel } from './rewards/claims/project.ts'
import { fundReadModel } from './rewards/fund/project.ts'
import { itemsReadModel } from './rewards/items/project.ts'
import { redemptionsReadModel } from './rewards/redemptions/project.ts'
import { approvalsReadModel } from './team/approvals/project.ts'
import { changesReadModel } from './team/changes/project.ts'
import { channelsReadModel } from './team/channels/project.ts'
import { teamsReadModel } from './team/teams/project.ts'

/** Every read model of the product. */
export const readModels: readonly ReadModel[] = [
  teamsReadModel,
  membersReadModel,
  balancesReadModel,
  channelsReadModel,
  segmentsReadModel,
  rewardsReadModel,
  activityReadModel,
  redemptionsReadModel,
  ledgerEntriesReadModel,
  pointStatsReadModel,
  dailyFlowsReadModel,
  channelCreditsReadModel,
  memberPointsReadModel,
  allowanceSumsReadModel,
  shoutoutsReceivedReadModel,
  shoutoutsGivenReadModel,
  shoutoutTotalsReadModel,
  recognitionSumsReadModel,
  fairnessReadModel,
  radarReadModel,
  awardsReadModel,
  competitionsReadModel,
  campaignsReadModel,
  claimsReadModel,
  itemsReadModel,
  fundReadModel,
  approvalsReadModel,
  deadLettersReadModel,
  changesReadModel,
  outgoingEventsReadModel,
]
