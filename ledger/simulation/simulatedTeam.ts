import type { LedgerCommand } from '../handling/commands.ts'
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

const startsAt: Instant = '2026-01-01T00:00:00.000Z'
const hour = 60 * 60 * 1000
const allowancePoints = 100
const simulation: Actor = { kind: 'system', id: 'simulation' }

/** Generates the next requests of people and partners of a team; it knows only the earlier requests. */
export const createSimulatedTeam = (random: Random, name: string, memberCount: number) => {
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
  const redemptionIds: string[] = []
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

  const awards = createSimulatedAwards({ random, teamId, memberIds, envelope, grantAt })

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

  const requestRedemption = (): LedgerCommand => {
    const command = envelope()
    const redemptionId = derivedId('redemption', command.id)
    redemptionIds.push(redemptionId)
    return {
      type: 'requestRedemption',
      ...command,
      data: {
        redemptionId,
        memberId: random.pick(memberIds),
        points: random.between(1, 80),
        funding: random.pick(['none', 'fund'] as const),
        redemptionType: 'CUSTOM',
        reward: { rewardId: derivedId('reward', name), name: 'Mug', emoji: '' },
        order: null,
        groupId: redemptionId,
      },
      policy: { limits: null, holdFor: null },
    }
  }

  const endRedemption = (): LedgerCommand => {
    const redemptionId = random.pick(redemptionIds.slice(-20))
    return random.chance(0.6)
      ? { type: 'completeRedemption', ...envelope(), data: { redemptionId } }
      : { type: 'cancelRedemption', ...envelope(), data: { redemptionId, reason: 'Sold out' } }
  }

  const topUpFund = (): LedgerCommand => {
    const command = envelope()
    return {
      type: 'topUpFund',
      ...command,
      data: { topUpId: command.id, points: random.between(50, 400), paymentReference: command.id },
    }
  }

  const adjustPoints = (): LedgerCommand => {
    // Now and then a member reuses an id for the balance of another member.
    const command = random.chance(0.3) ? (adjusted ?? envelope()) : envelope()
    if (command.actor.kind === 'member') adjusted = command
    return {
      type: 'adjustPoints',
      ...command,
      data: {
        memberId: random.pick(memberIds),
        account: random.pick(['redeemable', 'allowance:shoutout', 'allowance:award'] as const),
        points: random.between(-60, 60),
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

  return {
    teamId,
    founding,
    /** The next command of a member, at once or some hours later. */
    nextCommand: (): LedgerCommand => {
      now = addMilliseconds(now, (random.chance(0.4) ? 0 : random.below(30)) * hour)
      const kind = random.below(100)
      if (kind < 40 || shoutouts.length === 0) return giveShoutout()
      if (kind < 50 || (kind < 58 && recalled.length === 0)) return recallShoutout()
      if (kind < 58) return reinstateShoutout()
      if (kind < 62) return awards.giveAward()
      if (kind < 67) return awards.turnAward() ?? awards.giveAward()
      if (kind < 70) return awards.celebrate()
      if (kind < 78 || redemptionIds.length === 0) return requestRedemption()
      if (kind < 86) return endRedemption()
      if (kind < 90) return topUpFund()
      if (kind < 93) return adjustPoints()
      if (kind < 95) return changeOverride()
      return resetAllowance()
    },
  }
}
