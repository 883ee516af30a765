import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { RewardId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { RewardCatalog } from '@laurel/ledger/teams/vocabulary.ts'
import { demoValues } from './messages.ts'
import { demoAdmin, demoOwner } from './people.ts'
import { monthlyAllowance } from './planThanks.ts'
import { demoRewards } from './rewards.ts'

export const demoRewardId = (teamId: TeamId, name: string): RewardId => derivedId('demo reward', teamId, name)

/** Configures the demo team: allowances, values, rewards. */
export const setUpTeam = async (ledger: Ledger, teamId: TeamId, occurredAt: Instant): Promise<void> => {
  const adminId = memberIdOf(teamId, demoAdmin.slackId)
  const envelope = (...parts: readonly string[]) => ({
    id: derivedId('demo', teamId, 'set up', ...parts),
    teamId,
    actor: { kind: 'member', id: adminId } as const,
    occurredAt,
  })
  await ledger.handle({
    type: 'changeMemberAdmin',
    ...envelope('administrator'),
    actor: { kind: 'member', id: memberIdOf(teamId, demoOwner.slackId) },
    data: { memberId: adminId, isAdmin: true },
    policy: { isLast: false },
  })
  await ledger.handle({
    type: 'setAllowancePolicy',
    ...envelope('policy'),
    data: { interval: 'MONTHLY', shoutoutPoints: monthlyAllowance, awardPoints: 500 },
  })
  await ledger.handle({
    type: 'setTaggableValues',
    ...envelope('values'),
    data: { values: demoValues, isRequired: false },
  })
  await ledger.handle({
    type: 'setRewardCatalogs',
    ...envelope('reward catalogs'),
    data: { catalogs: RewardCatalog.options },
  })
  for (const [name, emoji, pointCost, description] of demoRewards) {
    await ledger.handle({
      type: 'defineReward',
      ...envelope('reward', name),
      data: { rewardId: demoRewardId(teamId, name), name, emoji, description, pointCost },
    })
  }
}

/** What the demo team has paid for on its first day. */
const firstFundPoints = 250_000

/** Fills the fund of a team without history, which has no payments of its own. */
export const fillFund = async (ledger: Ledger, teamId: TeamId, occurredAt: Instant): Promise<void> => {
  await ledger.handle({
    type: 'topUpFund',
    id: derivedId('demo', teamId, 'set up', 'fund'),
    teamId,
    actor: { kind: 'member', id: memberIdOf(teamId, demoAdmin.slackId) },
    occurredAt,
    data: {
      topUpId: derivedId('demo', teamId, 'set up', 'fund'),
      points: firstFundPoints,
      paymentReference: 'demo first day',
    },
  })
}
