import type { GiftRow } from '../awards/vocabulary.ts'
import { CelebrationKind } from '../celebrations/vocabulary.ts'
import type { LedgerCommand } from '../handling/commands.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import type { Period } from '../kernel/period.ts'
import { processCommandId } from '../processes/process.ts'
import { ClawBackPolicy } from '../teams/vocabulary.ts'
import type { Random } from './random.ts'

type SimulatedTeamParts = {
  readonly random: Random
  readonly teamId: TeamId
  readonly memberIds: readonly MemberId[]
  readonly envelope: () => Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>
  readonly grantAt: (occurredAt: Instant) => { readonly period: Period; readonly points: number }
}

const gift: GiftRow = [{ type: 'POINTS', points: 50 }]

/** Invents spot awards, their recalls, and celebrations, the same celebration again and again. */
export const createSimulatedAwards = ({
  random,
  teamId,
  memberIds,
  envelope,
  grantAt,
}: SimulatedTeamParts) => {
  const awardId = derivedId('award', teamId)
  const given: { grantId: string; giverId: MemberId }[] = []
  const giftsByChance = (): GiftRow[] => (random.chance(0.3) ? [gift] : [])

  return {
    giveAward: (): LedgerCommand => {
      const command = envelope()
      const award = { grantId: derivedId('grant', command.id), giverId: random.pick(memberIds) }
      given.push(award)
      return {
        type: 'giveAward',
        ...command,
        data: {
          ...award,
          awardId,
          recipientIds: random.shuffle(memberIds).slice(0, random.between(1, 3)),
          channelId: null,
          message: '',
        },
        policy: {
          hasAwards: true,
          award: {
            awardId,
            name: 'Beacon',
            points: random.pick([0, 10, 30, 60]),
            message: 'Well done',
            bannerIds: [],
            gifts: giftsByChance(),
            isPrivate: false,
          },
          paidBy: random.pick(['allowance', 'company'] as const),
          allowance: grantAt(command.occurredAt),
          absentRecipientIds: [],
          ineligibleRecipientIds: [],
        },
      }
    },
    /** Recalls one of the last awards, or gives it again; undefined before the first. */
    turnAward: (): LedgerCommand | undefined => {
      if (given.length === 0) return undefined
      const data = random.pick(given.slice(-3))
      return random.chance(0.5)
        ? {
            type: 'recallAward',
            ...envelope(),
            data: { ...data, reason: 'A mistake' },
            policy: { clawBackPolicy: random.pick(ClawBackPolicy.options) },
          }
        : { type: 'reinstateAward', ...envelope(), data }
    },
    celebrate: (): LedgerCommand => {
      const memberId = random.pick(memberIds)
      const kind = random.pick(CelebrationKind.options)
      const year = random.between(2026, 2027)
      return {
        type: 'grantAward',
        ...envelope(),
        id: processCommandId('grantAward', teamId, memberId, kind, String(year)),
        actor: { kind: 'system', id: 'schedule' },
        data: {
          grantId: derivedId('celebration', teamId, memberId, kind, String(year)),
          memberId,
          occasion: { kind, year, years: null },
        },
        policy: {
          awardName: 'Celebration',
          points: random.pick([0, 25, 100]),
          message: '',
          isPrivate: false,
          bannerIds: [],
          channelIds: [],
          gifts: giftsByChance(),
          daysLate: 0,
        },
      }
    },
  }
}
