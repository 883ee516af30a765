import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'
import { createRandom } from '@laurel/ledger/simulation/random.ts'
import type { Company } from './company.ts'
import { monthlyShoutoutPoints, type ScaleWish, spotAwardOf } from './foundingCommands.ts'
import { messageOf } from './people.ts'

type Acting = { readonly occurredAt: Instant; readonly period: Period }
/** Commands and the member that sends them; the system without one. */
export type Act = { readonly by?: string; readonly wishes: readonly ScaleWish[] }

const kinds: readonly CelebrationKind[] = ['BIRTHDAY', 'ANNIVERSARY', 'NEW_HIRE']
const firstYear = 2000
const closeIndex = 40
/** In the two years of a company; of small ones a fifth at most. */
const closeShoutouts = 480
const closeEveryMin = 5

/** Generates the activities of a company: mostly shoutouts, some awards, celebrations, redemptions and corrections. */
export const createActivities = (company: Company, seed: number) => {
  const { name, memberIds, administratorIds, channelIds, awardIds, rewardIds } = company
  const random = createRandom(seed)
  const none = { absentRecipientIds: [], ineligibleRecipientIds: [] }
  let [celebrated, redeemed, awarded, proposed] = [0, 0, 0, 0]

  const others = (giver: string, count: number): string[] => {
    const chosen = new Set<string>()
    while (chosen.size < count) chosen.add(random.pick(memberIds))
    chosen.delete(giver)
    return chosen.size === 0 ? others(giver, count) : [...chosen]
  }

  /** Two people thank only each other, about twenty times a month. */
  const [one = '', other = ''] = memberIds.slice(closeIndex)
  const closeEvery = Math.max(closeEveryMin, Math.floor(company.activities / closeShoutouts))
  const giverAt = (index: number): string => {
    const giver = random.pick(memberIds)
    if (index % closeEvery !== 0) return giver
    return Math.floor(index / closeEvery) % 2 === 0 ? one : other
  }
  const thankedBy = (giver: string): string[] => {
    if (giver === one) return [other]
    return giver === other ? [one] : others(giver, random.chance(0.9) ? 1 : 3)
  }

  const shoutout = (index: number, { occurredAt, period }: Acting): Act => {
    const giverId = giverAt(index)
    const shoutoutId = derivedId('scale shoutout', name, String(index))
    const give: ScaleWish = {
      type: 'giveShoutout',
      data: {
        shoutoutId,
        giverId,
        recipientIds: thankedBy(giverId),
        pointsEach: random.pick([1, 2, 5, 10]),
        channelId: random.chance(0.9) ? random.pick(channelIds) : null,
        value: random.pick(['Courage', 'Care', 'Craft', null]),
        message: messageOf(index),
      },
      policy: {
        ...none,
        allowance: { period, points: monthlyShoutoutPoints },
        day: occurredAt.slice(0, 10),
        pointOptions: [],
        values: ['Courage', 'Care', 'Craft'],
        isValueRequired: false,
      },
    }
    const recall: ScaleWish = {
      type: 'recallShoutout',
      data: { shoutoutId, giverId, reason: 'A mistake' },
      policy: { clawBackPolicy: 'absorb' },
    }
    return { by: giverId, wishes: random.chance(0.02) ? [give, recall] : [give] }
  }

  const award = (index: number, { period }: Acting): Act => {
    const giverId = random.pick(administratorIds)
    const lead = company.leadIds[awarded]
    awarded += 1
    const awardIndex = lead === undefined ? random.below(awardIds.length) : 0
    const awardId = awardIds[awardIndex] ?? ''
    return {
      by: giverId,
      wishes: [
        {
          type: 'giveAward',
          data: {
            grantId: derivedId('scale grant', name, String(index)),
            awardId,
            giverId,
            recipientIds: lead === undefined ? others(giverId, random.chance(0.8) ? 1 : 3) : [lead],
            channelId: random.pick(channelIds),
            message: messageOf(index),
          },
          policy: {
            ...none,
            hasAwards: true,
            award: spotAwardOf(company, awardId, awardIndex),
            paidBy: 'company',
            allowance: { period, points: 0 },
          },
        },
      ],
    }
  }

  /** Every member is celebrated once per kind before the next year begins. */
  const celebration = (): Act => {
    const round = Math.floor(celebrated / kinds.length)
    const memberId = memberIds[round % memberIds.length] ?? ''
    const kind = kinds[celebrated % kinds.length] ?? 'BIRTHDAY'
    const year = firstYear + Math.floor(round / memberIds.length)
    celebrated += 1
    const grantId = derivedId('celebration', memberId, kind, String(year))
    const years = kind === 'ANNIVERSARY' ? 5 : null
    const said = { awardName: 'Celebration', message: 'Congratulations!', bannerIds: ['confetti'] }
    const shown = { isPrivate: false, channelIds: [], gifts: [], daysLate: 0, points: 20 }
    return {
      wishes: [
        {
          type: 'grantAward',
          data: { grantId, memberId, occasion: { kind, year, years } },
          policy: { ...said, ...shown },
        },
      ],
    }
  }

  /** Nine of ten redemptions end; those without enough points are declined. */
  const redemption = (memberId: string): Act => {
    const redemptionId = company.redemptionIdAt(redeemed)
    redeemed += 1
    const rewardIndex = random.below(rewardIds.length)
    const reward = { rewardId: rewardIds[rewardIndex] ?? '', name: `Reward ${rewardIndex}`, emoji: '🎁' }
    const points = 10 + rewardIndex
    const subject = { redemptionId, memberId, points, reward, order: null, groupId: redemptionId }
    return {
      by: memberId,
      wishes: [
        {
          type: 'requestRedemption',
          data: { ...subject, funding: 'none', redemptionType: 'CUSTOM' },
          policy: { limits: null, holdFor: null },
        },
        ...(redeemed % 10 === 0 ? [] : [{ type: 'completeRedemption' as const, data: { redemptionId } }]),
      ],
    }
  }

  const adjustment = (points: number, member?: string): Act => {
    const by = random.pick(administratorIds)
    const [memberId = ''] = member === undefined ? others(by, 1) : [member]
    const data = { memberId, account: 'redeemable', points, reason: 'A correction' } as const
    return { by, wishes: [{ type: 'adjustPoints', data }] }
  }

  return {
    activity: (index: number, acting: Acting): Act => {
      const kind = index % 100
      if (kind < 84) return shoutout(index, acting)
      if (kind < 91) return award(index, acting)
      if (kind < 93) return celebration()
      if (kind < 97) return redemption(random.pick(memberIds))
      return adjustment(random.between(5, 50))
    },
    /** The people whom the benchmark asks about have redeemed something in companies of any size. */
    lastRedemptions: () => [company.lookedAtId, ...company.leadIds, memberIds[0] ?? ''].map(redemption),
    /** Needs a second administrator. */
    proposal: (): Act => {
      proposed += 1
      return adjustment(20_000, proposed === 1 ? company.lookedAtId : undefined)
    },
    /** The recipient is not known, so that the credit becomes a dead letter. */
    failingShoutout: (index: number, acting: Acting): Act => {
      const { by = '', wishes } = shoutout(index, acting)
      return {
        by,
        wishes: wishes
          .slice(0, 1)
          .map(wish =>
            wish.type === 'giveShoutout'
              ? { ...wish, data: { ...wish.data, recipientIds: [derivedId('scale unknown', by)] } }
              : wish,
          ),
      }
    },
  }
}
