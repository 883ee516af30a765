import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { initialState, type KnownMember } from '@laurel/ledger/members/state.ts'
import { memberStream } from '@laurel/ledger/members/stream.ts'
import { initialSettings } from '@laurel/ledger/teams/settings.ts'
import { type KnownTeam, noFourEyes, noRewardLimits } from '@laurel/ledger/teams/state.ts'
import { noTaxRules } from '@laurel/ledger/teams/tax/taxRules.ts'

export const teamId = teamIdOf('T1')
export const memberId = memberIdOf(teamId, 'U9')
const profile = { name: 'Ann', email: null, pictureUrl: null, timeZone: null }
const added = { memberId, externalKey: 'U9', profile, isAdmin: false, isOwner: false }
/** A member of the team who gives. */
export const giver = ((): KnownMember => {
  const state = memberStream.evolve(initialState, { type: 'MemberAdded', data: added })
  if (state.kind !== 'known') throw new Error('Adding a member makes them known.')
  return state
})()

/** A team without values. */
export const team: KnownTeam = {
  kind: 'known',
  teamId,
  name: 'Laurel',
  externalKey: 'T1',
  timeZone: 'UTC',
  locale: null,
  pointsName: usualPointsName,
  plan: 'pro',
  pausedPlan: null,
  subscription: null,
  trialEnd: null,
  allowancePolicy: { interval: 'MONTHLY', shoutoutPoints: 100, awardPoints: 0 },
  values: [],
  clawBackPolicy: 'absorb',
  rewardPolicy: noRewardLimits,
  fourEyes: noFourEyes,
  taxRules: noTaxRules,
  chartOfAccounts: null,
  rewardCatalogs: [],
  notifiedOfRewards: [],
  isValueRequired: false,
  profileFields: [],
  profileFieldMapping: { manager: null, startDate: null, birthday: null },
  textRetention: null,
  pointsExpiry: null,
  erasedMonths: new Set(),
  closedMonths: new Map(),
  settings: initialSettings('points'),
}
