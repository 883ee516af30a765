import { byType } from '../../handling/byType.ts'
import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import { streamPrefixesOf } from '../../handling/streams.ts'
import type { MemberId, RedemptionId, TeamId } from '../../kernel/ids.ts'
import type { Instant } from '../../kernel/instant.ts'
import type { Points } from '../../kernel/points.ts'
import type { EventLog } from '../../log/port.ts'
import { createPointsByMonth, type MonthLot, type PointsByMonth } from '../../members/points/pointsByMonth.ts'
import type { RewardOrder } from '../../rewards/orders/vocabulary.ts'
import type { RewardKind } from '../../teams/tax/vocabulary.ts'
import { parseRecorded } from '../../vault/parseRecorded.ts'
import { createDirectory } from '../directory.ts'
import { movementsOf } from '../liability/movements.ts'

/** A reward that reached a person. */
export type ReceivedReward = {
  readonly redemptionId: RedemptionId
  readonly memberId: MemberId
  readonly reward: string
  readonly kind: RewardKind
  /** What it cost the person; a point is a US cent. 0 for a gift. */
  readonly points: Points
  /** What it is worth: what it cost, or the price of a gift when it was chosen. Null if it had no price. */
  readonly value: Points | null
  readonly receivedAt: Instant
  /** When it came back; null if it stayed. */
  readonly returnedAt: Instant | null
  /** What the profile said of the country when it was received. */
  readonly countryValue: string | null
  /** The months in which its points had been received, the oldest first. */
  readonly lots: readonly MonthLot[]
}

type Ordered = Pick<ReceivedReward, 'redemptionId' | 'memberId' | 'reward' | 'kind' | 'points' | 'value'>

/**
 * Folds what people received, with the lots that paid for it. They are those that were the oldest when the points were
 * taken: what is recalled or refunded later does not change a reward that was reported.
 */
export const createReceivedRewards = (countryField: string | null) => {
  const ordered = new Map<RedemptionId, Ordered>()
  const received = new Map<RedemptionId, ReceivedReward>()
  const lots = new Map<RedemptionId, readonly MonthLot[]>()
  const points = new Map<MemberId, PointsByMonth>()
  const countries = new Map<MemberId, string>()
  /** Of company rewards and items of the catalog, which have ids of one kind. */
  const prices = new Map<string, Points>()

  const pointsOf = (memberId: MemberId): PointsByMonth => {
    const known = points.get(memberId)
    if (known) return known
    const begun = createPointsByMonth()
    points.set(memberId, begun)
    return begun
  }

  const post = (event: RecordedLedgerEvent): void => {
    for (const { memberId, ...movement } of movementsOf(event)) {
      const member = pointsOf(memberId)
      const before = event.type === 'RedemptionDebited' ? member.left() : []
      member.post(movement)
      if (event.type === 'RedemptionDebited')
        lots.set(event.data.redemptionId, takenFrom(before, member.left()))
    }
  }

  const comesBack = (redemptionId: RedemptionId, returnedAt: Instant): void => {
    const reward = received.get(redemptionId)
    if (reward) received.set(redemptionId, { ...reward, returnedAt })
  }

  const note = byType<void>({
    MemberFieldsSynced: ({ data: { memberId, fields } }) => {
      if (countryField !== null) countries.set(memberId, fields[countryField] ?? '')
    },
    RewardDefined: ({ data }) => {
      prices.set(data.rewardId, data.pointCost)
    },
    CatalogItemDefined: ({ data }) => {
      prices.set(data.itemId, data.pointCost)
    },
    CatalogItemChanged: ({ data }) => {
      prices.set(data.itemId, data.pointCost)
    },
    RedemptionRequested: ({ data }) => {
      const { redemptionId, memberId, order } = data
      ordered.set(redemptionId, {
        redemptionId,
        memberId,
        reward: data.reward.name,
        kind: order?.kind ?? 'handedOver',
        points: data.points,
        value: data.points > 0 ? data.points : (prices.get(pricedId(data)) ?? null),
      })
    },
    RedemptionCompleted: ({ data: { redemptionId }, metadata: { occurredAt } }) => {
      const reward = ordered.get(redemptionId)
      if (!reward) throw new Error(`Redemption ${redemptionId} was completed before it was requested.`)
      received.set(redemptionId, {
        ...reward,
        receivedAt: occurredAt,
        returnedAt: null,
        countryValue: countries.get(reward.memberId) ?? null,
        lots: lots.get(redemptionId) ?? [],
      })
    },
    RedemptionCancelled: ({ data, metadata }) => comesBack(data.redemptionId, metadata.occurredAt),
    RedemptionReturned: ({ data, metadata }) => comesBack(data.redemptionId, metadata.occurredAt),
  })

  return {
    observe: (event: RecordedLedgerEvent): void => {
      note(event)
      post(event)
    },
    rewards: (): readonly ReceivedReward[] => [...received.values()],
  }
}

type Chosen = { readonly reward: { readonly rewardId: string }; readonly order: RewardOrder | null }

const pricedId = ({ reward, order }: Chosen): string =>
  order?.kind === 'catalogItem' ? order.itemId : reward.rewardId

const takenFrom = (before: readonly MonthLot[], after: readonly MonthLot[]): readonly MonthLot[] =>
  before
    .map(({ month, points }) => ({
      month,
      points: points - (after.find(lot => lot.month === month)?.points ?? 0),
    }))
    .filter(({ points }) => points > 0)

/** Everything that the people of a team received, and how they are called. */
export const readReceivedRewards = async (
  log: Pick<EventLog, 'readAll'>,
  teamId: TeamId,
  countryField: string | null,
) => {
  const fold = createReceivedRewards(countryField)
  const directory = createDirectory()
  for await (const batch of log.readAll(undefined, { streamPrefixes: streamPrefixesOf(teamId) }))
    for (const recorded of batch) {
      const event = parseRecorded(recorded)
      directory.observe(event)
      fold.observe(event)
    }
  return { rewards: fold.rewards(), directory }
}
