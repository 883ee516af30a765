import type { LedgerCommand } from '../handling/commands.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { ItemId, MemberId, RedemptionId, TeamId } from '../kernel/ids.ts'
import { HoldReason, type RewardOrder } from '../rewards/orders/vocabulary.ts'
import { type Funding, type RedemptionLimits, RedemptionType } from '../rewards/redemptions/events.ts'
import { testOrders } from '../testing/testOrders.ts'
import type { Random } from './random.ts'

type Envelope = Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>

type SimulatedTeamParts = {
  readonly random: Random
  readonly teamId: TeamId
  readonly memberIds: readonly MemberId[]
  readonly envelope: () => Envelope
}

/** Rewards that cost the company money. Company rewards are paid for now and then, too. */
const paidTypes: readonly RedemptionType[] = [
  'AMAZON',
  'GIFT_CARD',
  'DONATION',
  'PAYPAL',
  'STOREFRONT',
  'INTEGRATION_CUSTOM',
]

/** Rewards that may come back after they were delivered. */
const comingBack: readonly RedemptionType[] = ['AMAZON', 'INTEGRATION_CUSTOM', 'PAYPAL']

/** Invents redemptions of every type, and what administrators and vendors report about them in any order. */
export const createSimulatedRedemptions = ({ random, teamId, memberIds, envelope }: SimulatedTeamParts) => {
  const itemIds: readonly ItemId[] = ['hoodie', 'mug'].map(name => derivedId('item', teamId, name))
  const redemptionIds: RedemptionId[] = []
  let moved: RedemptionId | undefined

  const defineItem = (itemId: ItemId): LedgerCommand => ({
    type: 'defineItem',
    ...envelope(),
    data: {
      itemId,
      name: 'Something',
      emoji: '',
      description: '',
      pointCost: 10,
      images: [],
      variants: [],
      countries: [],
      isShipped: false,
    },
  })

  const setStock = (): LedgerCommand => ({
    type: 'setStock',
    ...envelope(),
    data: {
      itemId: random.pick(itemIds),
      variantId: null,
      stock: random.chance(0.2) ? null : random.below(3),
    },
  })

  const orderOf = (type: RedemptionType): RewardOrder | null =>
    type === 'CUSTOM_CATALOG'
      ? { ...testOrders.CUSTOM_CATALOG, itemId: random.pick(itemIds) }
      : testOrders[type]

  const fundingOf = (type: RedemptionType): Funding =>
    paidTypes.includes(type) || (type === 'CUSTOM' && random.chance(0.5)) ? 'fund' : 'none'

  const limitsOn = (day: string): RedemptionLimits | null =>
    random.chance(0.5) ? null : { day, pointsMax: 100, redemptionsMax: random.between(1, 4) }

  const requestRedemption = (): LedgerCommand => {
    const command = envelope()
    const redemptionId = derivedId('redemption', command.id)
    const type = random.pick(random.chance(0.6) ? RedemptionType.options : comingBack)
    const funding = fundingOf(type)
    redemptionIds.push(redemptionId)
    return {
      type: 'requestRedemption',
      ...command,
      data: {
        redemptionId,
        memberId: random.pick(memberIds),
        points: funding === 'none' && random.chance(0.1) ? 0 : random.between(1, 80),
        funding,
        redemptionType: type,
        reward: { rewardId: derivedId('reward', teamId), name: 'Mug', emoji: '' },
        order: orderOf(type),
        groupId: redemptionId,
      },
      policy: {
        limits: limitsOn(command.occurredAt.slice(0, 10)),
        holdFor: random.chance(0.1) ? random.pick(HoldReason.options) : null,
      },
    }
  }

  /** A move that may be early, late, doubled or impossible. */
  const moveRedemption = (): LedgerCommand => {
    // Often the same one again, so that some reach the end of a long life.
    const redemptionId =
      moved !== undefined && random.chance(0.7) ? moved : random.pick(redemptionIds.slice(-6))
    moved = redemptionId
    const command = envelope()
    const data = { redemptionId }
    const kind = random.below(100)
    if (kind < 8) return { type: 'startOrder', ...command, data: { ...data, vendor: 'memory' } }
    if (kind < 20) return { type: 'acceptOrder', ...command, data: { ...data, vendorOrderId: redemptionId } }
    if (kind < 38) return { type: 'processRedemption', ...command, data }
    if (kind < 42)
      return { type: 'shipRedemption', ...command, data: { ...data, carrier: null, trackingNumber: 'T-1' } }
    if (kind < 65) return { type: 'completeRedemption', ...command, data }
    if (kind < 77) {
      const isOrderVoid = random.chance(0.5)
      return { type: 'cancelRedemption', ...command, data: { ...data, reason: 'Sold out', isOrderVoid } }
    }
    if (kind < 92) return { type: 'returnRedemption', ...command, data: { ...data, reason: 'Too small' } }
    if (kind < 98) return { type: 'releaseRedemption', ...command, data }
    return { type: 'holdRedemption', ...command, data: { ...data, reason: random.pick(HoldReason.options) } }
  }

  return {
    founding: (): LedgerCommand[] => itemIds.map(defineItem),
    setStock,
    requestRedemption,
    moveRedemption: (): LedgerCommand =>
      redemptionIds.length === 0 ? requestRedemption() : moveRedemption(),
  }
}
