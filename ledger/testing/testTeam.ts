import type { Ledger } from '../handling/ledger.ts'
import type { Accepted, Outcome } from '../handling/outcome.ts'
import type { Actor } from '../kernel/actor.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { memberIdOf, teamIdOf } from '../kernel/foreignIds.ts'
import type { ChannelId, MemberId, RewardId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import type { Points } from '../kernel/points.ts'
import { noSources } from '../members/allowances/allowanceGrant.ts'
import { shoutoutPolicy } from '../members/shoutouts/shoutoutPolicy.ts'
import type { Attachment } from '../members/shoutouts/vocabulary.ts'
import type { HoldReason, RewardOrder } from '../rewards/orders/vocabulary.ts'
import type { RedemptionLimits, RedemptionType } from '../rewards/redemptions/events.ts'
import type { AllowancePolicy } from '../teams/events.ts'
import type { ClawBackPolicy } from '../teams/vocabulary.ts'

export type TestTeamOptions = {
  readonly name?: string
  readonly memberNames: readonly string[]
  readonly allowancePolicy?: AllowancePolicy
  readonly startsAt?: Instant
  readonly timeZone?: string
}

const administrator: Actor = { kind: 'system', id: 'spec' }
const monthlyHundred: AllowancePolicy = { interval: 'MONTHLY', shoutoutPoints: 100, awardPoints: 0 }

/**
 * A team to write specs with: everything in it was made by commands, and people are called by their names.
 * Each act takes an optional key; the same act with the same key is the same command.
 */
export const createTestTeam = async (
  ledger: Ledger,
  {
    name = 'evergreen',
    memberNames,
    allowancePolicy = monthlyHundred,
    startsAt = '2026-03-10T12:00:00.000Z',
    timeZone = 'UTC',
  }: TestTeamOptions,
) => {
  const teamId = teamIdOf(name)
  let acts = 0
  const envelope = (key: string | undefined, occurredAt: Instant) => {
    acts += 1
    return {
      id: derivedId('spec', name, key ?? `act ${acts}`),
      teamId,
      actor: administrator,
      occurredAt,
    }
  }
  const memberId = (memberName: string): MemberId => memberIdOf(teamId, memberName)
  const rewardId = (rewardName: string): RewardId => derivedId('reward', teamId, rewardName)
  const redemptionId = (key: string): string => derivedId('redemption', teamId, key)
  const shoutoutId = (key: string): string => derivedId('shoutout', teamId, key)

  const team = {
    teamId,
    memberId,
    rewardId,
    redemptionId,
    shoutoutId,
    add: (memberName: string, options: { isAdmin?: boolean } = {}) =>
      ledger.handle({
        type: 'syncMember',
        ...envelope(undefined, startsAt),
        data: {
          memberId: memberId(memberName),
          externalKey: memberName,
          profile: {
            name: memberName,
            email: `${memberName.toLowerCase()}@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`,
            pictureUrl: null,
            timeZone: null,
          },
          isActive: true,
          isAdmin: options.isAdmin ?? false,
          isOwner: false,
        },
      }),
    give: async (
      giver: string,
      recipients: readonly string[],
      pointsEach: Points,
      options: {
        key?: string
        at?: Instant
        message?: string
        value?: string | null
        channelId?: ChannelId | null
        attachment?: Attachment
      } = {},
    ): Promise<Outcome> => {
      const occurredAt = options.at ?? startsAt
      const known = await ledger.team(teamId)
      if (known.kind === 'unknown') throw new Error(`${name} was not created.`)
      const command = envelope(options.key, occurredAt)
      return ledger.handle({
        type: 'giveShoutout',
        ...command,
        data: {
          shoutoutId: options.key ? shoutoutId(options.key) : derivedId('shoutout', command.id),
          giverId: memberId(giver),
          recipientIds: recipients.map(memberId),
          pointsEach,
          channelId: options.channelId ?? null,
          value: options.value ?? null,
          message: options.message ?? 'Thank you',
        },
        policy: {
          ...shoutoutPolicy({
            team: known,
            giverSources: noSources,
            channel: null,
            absentRecipientIds: [],
            ineligibleRecipientIds: [],
            occurredAt,
          }),
          attachment: options.attachment ?? null,
          mediaHosts: ['gifs.example'],
        },
      })
    },
    recall: (
      giver: string,
      key: string,
      at: Instant = startsAt,
      options: { act?: string; policy?: ClawBackPolicy } = {},
    ) =>
      ledger.handle({
        type: 'recallShoutout',
        ...envelope(options.act ?? `recall ${key}`, at),
        data: { shoutoutId: shoutoutId(key), giverId: memberId(giver), reason: 'A mistake' },
        policy: { clawBackPolicy: options.policy ?? 'absorb' },
      }),
    reinstate: (giver: string, key: string, options: { at?: Instant; act?: string } = {}) =>
      ledger.handle({
        type: 'reinstateShoutout',
        ...envelope(options.act ?? `reinstate ${key}`, options.at ?? startsAt),
        data: { shoutoutId: shoutoutId(key), giverId: memberId(giver) },
      }),
    adjust: (memberName: string, points: Points, reason = 'A correction') =>
      ledger.handle({
        type: 'adjustPoints',
        ...envelope(undefined, startsAt),
        data: { memberId: memberId(memberName), account: 'redeemable', points, reason },
      }),
    topUp: (points: Points, key?: string) => {
      const command = envelope(key, startsAt)
      return ledger.handle({
        type: 'topUpFund',
        ...command,
        data: { topUpId: command.id, points, paymentReference: command.id },
      })
    },
    offer: (rewardName: string, pointCost: Points) =>
      ledger.handle({
        type: 'defineReward',
        ...envelope(undefined, startsAt),
        data: {
          rewardId: rewardId(rewardName),
          name: rewardName,
          emoji: '🎁',
          description: rewardName,
          pointCost,
        },
      }),
    /** An item of the team's catalog that costs whatever is asked for it, with so many pieces. */
    stock: async (itemName: string, stock: number) => {
      const itemId = rewardId(itemName)
      const item = {
        itemId,
        name: itemName,
        emoji: '',
        description: itemName,
        pointCost: 1,
        images: [],
        variants: [],
        countries: [],
        isShipped: false,
      }
      accepted(await ledger.handle({ type: 'defineItem', ...envelope(undefined, startsAt), data: item }))
      const data = { itemId, variantId: null, stock }
      return ledger.handle({ type: 'setStock', ...envelope(undefined, startsAt), data })
    },
    redeem: (
      memberName: string,
      key: string,
      points: Points,
      options: {
        funding?: 'none' | 'fund'
        at?: Instant
        type?: RedemptionType
        order?: RewardOrder
        limits?: RedemptionLimits
        holdFor?: HoldReason
      } = {},
    ) =>
      ledger.handle({
        type: 'requestRedemption',
        ...envelope(`redeem ${key}`, options.at ?? startsAt),
        data: {
          redemptionId: redemptionId(key),
          memberId: memberId(memberName),
          points,
          funding: options.funding ?? 'none',
          redemptionType: options.type ?? 'CUSTOM',
          reward: { rewardId: rewardId(key), name: key, emoji: '🎁' },
          order: options.order ?? null,
          groupId: redemptionId(key),
        },
        policy: { limits: options.limits ?? null, holdFor: options.holdFor ?? null },
      }),
    complete: (key: string) =>
      ledger.handle({
        type: 'completeRedemption',
        ...envelope(`complete ${key}`, startsAt),
        data: { redemptionId: redemptionId(key) },
      }),
    cancel: (key: string) =>
      ledger.handle({
        type: 'cancelRedemption',
        ...envelope(`cancel ${key}`, startsAt),
        data: { redemptionId: redemptionId(key), reason: 'Sold out' },
      }),
    return: (key: string) =>
      ledger.handle({
        type: 'returnRedemption',
        ...envelope(`return ${key}`, startsAt),
        data: { redemptionId: redemptionId(key), reason: 'Sent back' },
      }),
    process: (key: string) =>
      ledger.handle({
        type: 'processRedemption',
        ...envelope(`process ${key}`, startsAt),
        data: { redemptionId: redemptionId(key) },
      }),
    resetAllowance: (memberName: string, period: string, points: Points) =>
      ledger.handle({
        type: 'resetAllowance',
        ...envelope(`reset ${memberName} ${period}`, startsAt),
        data: { memberId: memberId(memberName), allowance: 'shoutout' },
        policy: { grant: { period, points } },
      }),
  }

  accepted(
    await ledger.handle({
      type: 'createTeam',
      ...envelope(undefined, startsAt),
      data: { teamId, name, externalKey: name, timeZone, pointsName: 'points' },
    }),
  )
  accepted(
    await ledger.handle({
      type: 'setAllowancePolicy',
      ...envelope(undefined, startsAt),
      data: allowancePolicy,
    }),
  )
  for (const memberName of memberNames) accepted(await team.add(memberName))
  return team
}

/** The outcome of a command that a spec takes for granted. */
export const accepted = (outcome: Outcome): Accepted => {
  if (outcome.kind === 'rejected')
    throw new Error(`The command was refused: ${JSON.stringify(outcome.rejection)}`)
  return outcome
}

export type TestTeam = Awaited<ReturnType<typeof createTestTeam>>
