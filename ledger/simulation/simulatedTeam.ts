import type { LedgerCommand } from '../handling/commands.ts'
import { type AdjustableAccount, adjustableAccounts } from '../kernel/account.ts'
import type { Actor } from '../kernel/actor.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { memberIdOf, teamIdOf } from '../kernel/foreignIds.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import { addMilliseconds, type Instant } from '../kernel/instant.ts'
import { periodAt } from '../kernel/period.ts'
import { processCommandId } from '../processes/process.ts'
import { ClawBackPolicy } from '../teams/vocabulary.ts'
import type { Random } from './random.ts'
import { createSimulatedAwards } from './simulatedAwards.ts'
import { createSimulatedCampaigns } from './simulatedCampaigns.ts'
import { createSimulatedExceptions } from './simulatedExceptions.ts'
import { createSimulatedFund } from './simulatedFund.ts'
import { createSimulatedPlans } from './simulatedPlans.ts'
import { createSimulatedRedemptions } from './simulatedRedemptions.ts'

const startsAt: Instant = '2026-01-01T00:00:00.000Z'
const hour = 60 * 60 * 1000
const allowancePoints = 100
const simulation: Actor = { kind: 'system', id: 'simulation' }

/** What most commands are about. A focus on redemptions makes members and funds rich, so that few are declined. */
export type Focus = 'everything' | 'redemptions'

/** Generates the next requests of people and partners of a team; it knows only the earlier requests. */
export const createSimulatedTeam = (
  random: Random,
  name: string,
  memberCount: number,
  focus: Focus = 'everything',
) => {
  const teamId: TeamId = teamIdOf(name)
  const memberIds = Array.from({ length: memberCount }, (_, index) => memberIdOf(teamId, `m${index}`))
  // A member acts twice as often as the system.
  const actors = memberIds.flatMap((id): Actor[] => [
    { kind: 'member', id },
    { kind: 'member', id },
    simulation,
  ])
  const shoutouts: { shoutoutId: string; giverId: MemberId }[] = []
  const recalled: (typeof shoutouts)[number][] = []
  let now = startsAt
  let asked = 0
  let adjusted: ReturnType<typeof envelope> | undefined

  const envelope = () => {
    asked += 1
    const occurredAt = random.chance(0.1) ? addMilliseconds(now, -random.below(60 * 24) * hour) : now
    return {
      id: derivedId('simulation', name, String(asked)),
      teamId,
      actor: actors[asked % actors.length] ?? simulation,
      occurredAt: occurredAt < startsAt ? startsAt : occurredAt,
    }
  }
  const grantAt = (occurredAt: Instant) => ({
    period: periodAt(occurredAt, 'MONTHLY', 'UTC'),
    points: allowancePoints,
  })

  const redemptions = createSimulatedRedemptions({ random, teamId, memberIds, envelope })
  const awards = createSimulatedAwards({ random, teamId, memberIds, envelope, grantAt })
  const campaigns = createSimulatedCampaigns({ random, teamId, memberIds, envelope })
  const fund = createSimulatedFund({ random, teamId, envelope })
  const plans = createSimulatedPlans(random, envelope)
  const exceptions = createSimulatedExceptions({ random, memberIds, envelope })

  const founding = (): LedgerCommand[] => [
    {
      type: 'createTeam',
      ...envelope(),
      data: { teamId, name, externalKey: name, timeZone: 'UTC', pointsName: 'points' },
    },
    ...memberIds.map(
      (memberId, index): LedgerCommand => ({
        type: 'syncMember',
        ...envelope(),
        data: {
          memberId,
          externalKey: `m${index}`,
          profile: { name: `Member ${index}`, email: null, pictureUrl: null, timeZone: null },
          isActive: true,
          isAdmin: index === 0,
          isOwner: index === 0,
        },
      }),
    ),
    ...redemptions.founding(),
  ]

  const giveShoutout = (): LedgerCommand => {
    const command = envelope()
    const giverId = random.pick(memberIds)
    const shoutoutId = derivedId('shoutout', command.id)
    shoutouts.push({ shoutoutId, giverId })
    const recipientIds = random.shuffle(memberIds).slice(0, random.between(1, 3))
    return {
      type: 'giveShoutout',
      ...command,
      data: {
        shoutoutId,
        giverId,
        recipientIds,
        pointsEach: random.between(1, 40),
        channelId: null,
        value: null,
        message: 'Thank you',
      },
      policy: {
        allowance: grantAt(command.occurredAt),
        day: command.occurredAt.slice(0, 10),
        absentRecipientIds: [],
        ineligibleRecipientIds: [],
        pointOptions: [],
        values: [],
        isValueRequired: false,
      },
    }
  }

  const recallShoutout = (): LedgerCommand => {
    const shoutout = random.pick(shoutouts.slice(random.chance(0.5) ? -3 : -20))
    recalled.push(shoutout)
    return {
      type: 'recallShoutout',
      ...envelope(),
      data: { ...shoutout, reason: 'A mistake' },
      policy: { clawBackPolicy: random.pick(ClawBackPolicy.options) },
    }
  }

  const reinstateShoutout = (): LedgerCommand => ({
    type: 'reinstateShoutout',
    ...envelope(),
    data: random.pick(recalled.slice(-3)),
  })

  const adjustPoints = (
    points = random.between(-60, 60),
    accounts: readonly AdjustableAccount[] = adjustableAccounts,
  ): LedgerCommand => {
    // Now and then a member reuses an id for the balance of another member.
    const command = random.chance(0.3) ? (adjusted ?? envelope()) : envelope()
    if (command.actor.kind === 'member') adjusted = command
    return {
      type: 'adjustPoints',
      ...command,
      data: {
        memberId: random.pick(memberIds),
        account: random.pick(accounts),
        points,
        reason: 'A correction',
      },
    }
  }

  const resetAllowance = (): LedgerCommand => {
    const command = envelope()
    const memberId = random.pick(memberIds)
    const grant = grantAt(command.occurredAt)
    return {
      type: 'resetAllowance',
      ...command,
      id: processCommandId('resetAllowance', teamId, memberId, 'shoutout', grant.period),
      actor: simulation,
      data: { memberId, allowance: 'shoutout' },
      policy: { grant },
    }
  }

  const changeOverride = (): LedgerCommand => {
    const command = envelope()
    const grant = grantAt(command.occurredAt)
    const override = random.pick(['shoutoutAllowanceOverride', 'awardAllowanceOverride'] as const)
    return {
      type: 'changeMemberDetails',
      ...command,
      data: {
        memberId: random.pick(memberIds),
        changes: { [override]: random.pick([0, 30, 150, 400]) },
      },
      policy: { shoutout: grant, award: grant },
    }
  }

  const nextOfRedemptions = (kind: number): LedgerCommand => {
    if (kind < 15) return adjustPoints(random.between(100, 500), ['redeemable'])
    if (kind < 20) return fund.nextOfFund(200, 1500)
    if (kind < 23) return redemptions.setStock()
    if (kind < 25) return giveShoutout()
    return kind < 42 ? redemptions.requestRedemption() : redemptions.moveRedemption()
  }

  return {
    teamId,
    founding,
    /** The next command of a member, at once or some hours later. */
    nextCommand: (): LedgerCommand => {
      now = addMilliseconds(now, (random.chance(0.4) ? 0 : random.below(30)) * hour)
      const kind = random.below(100)
      if (focus === 'redemptions') return nextOfRedemptions(kind)
      if (kind < 34 || shoutouts.length === 0) return giveShoutout()
      if (kind < 40) return campaigns.nextOfCampaigns()
      if (kind < 50 || (kind < 58 && recalled.length === 0)) return recallShoutout()
      if (kind < 58) return reinstateShoutout()
      if (kind < 62) return awards.giveAward()
      if (kind < 67) return awards.turnAward() ?? awards.giveAward()
      if (kind < 70) return awards.celebrate()
      if (kind < 77) return redemptions.requestRedemption()
      if (kind < 88) return redemptions.moveRedemption()
      if (kind < 89) return redemptions.setStock()
      if (kind < 92) return fund.nextOfFund(50, 400)
      if (kind < 94) return adjustPoints()
      if (kind < 96) return changeOverride()
      if (kind < 97) return plans.nextOfPlans()
      if (kind < 98) return exceptions.decideException()
      return resetAllowance()
    },
  }
}
