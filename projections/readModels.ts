import { activityReadModel } from './activity/project.ts'
import { awardsReadModel } from './awards/project.ts'
import { balancesReadModel } from './balances/project.ts'
import { channelsReadModel } from './channels/project.ts'
import { claimsReadModel } from './claims/project.ts'
import { ledgerEntriesReadModel } from './ledgerEntries/project.ts'
import { membersReadModel } from './members/project.ts'
import { parkedPromisesReadModel } from './parkedPromises/project.ts'
import { pointStatsReadModel } from './pointStats/project.ts'
import type { ReadModel } from './readModel.ts'
import { redemptionsReadModel } from './redemptions/project.ts'
import { rewardsReadModel } from './rewards/project.ts'
import { teamsReadModel } from './teams/project.ts'

/** Every read model of the product. */
export const readModels: readonly ReadModel[] = [
  teamsReadModel,
  membersReadModel,
  balancesReadModel,
  channelsReadModel,
  rewardsReadModel,
  activityReadModel,
  redemptionsReadModel,
  ledgerEntriesReadModel,
  pointStatsReadModel,
  awardsReadModel,
  claimsReadModel,
  parkedPromisesReadModel,
]
