import { noDetails } from '@laurel/ledger/members/profile/details.ts'
import { defaultThresholds, RadarSignal } from '@laurel/ledger/radar/vocabulary.ts'
import type { ChangeKind } from '@laurel/ledger/teams/changes/vocabulary.ts'
import { noAllowance, noRewardLimits } from '@laurel/ledger/teams/state.ts'
import { boundedValues } from './boundedValues.ts'
import { keptDetails } from './keptDetails.ts'
import type { ChangedValues } from './tables.ts'

/** The settings before the first change, for subjects that begin without an event of that kind. */
export const initialValues: ReadonlyMap<string, ChangedValues> = new Map<ChangeKind, ChangedValues>([
  ['team.textRetention', boundedValues({ keptMonths: null })],
  ['team.pointsExpiry', boundedValues({ expiryMonths: null, expiryNotBefore: null })],
  ['team.status', boundedValues({ isActive: true })],
  ['team.plan', boundedValues({ plan: 'pro', billingInterval: null })],
  ['team.rewardsPayment', boundedValues({ method: 'prepaid' })],
  ['team.allowance', boundedValues({ ...noAllowance })],
  ['team.values', boundedValues({ values: [], isRequired: false })],
  ['team.clawBack', boundedValues({ clawBackPolicy: 'absorb' })],
  ['team.rewardLimits', boundedValues({ ...noRewardLimits })],
  ['team.catalogs', boundedValues({ catalogs: [] })],
  ['team.rewardNotices', boundedValues({ memberIds: [] })],
  ...RadarSignal.options.map(
    signal =>
      [`radar.${signal}`, boundedValues({ isOn: false, threshold: defaultThresholds[signal] })] as const,
  ),
  ['member.role', boundedValues({ isAdmin: false })],
  ['member.access', boundedValues({ isActive: true })],
  ['competition.result', {}],
  ['campaign.result', {}],
  ['member.details', boundedValues(keptDetails(noDetails))],
])
