import { createHash } from 'node:crypto'
import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import { canonicalJson } from '../../log/canonicalJson.ts'
import type { ChannelId, TeamId } from '../../values/ids.ts'
import type { Instant } from '../../values/instant.ts'
import { type Points, sumPoints } from '../../values/points.ts'
import type { Clock } from '../balancesAsOf.ts'
import { postingsOf } from '../books.ts'
import { type AgedPoints, createAgeing } from './ageing.ts'
import { type Flow, flowOf } from './flows.ts'
import { createShoutoutChannels } from './shoutoutChannels.ts'

export type LiabilityRequest = {
  readonly teamId: TeamId
  /** Included. */
  readonly from: Instant
  /** Excluded. */
  readonly until: Instant
  readonly clock: Clock
}

/**
 * What a company owes its people in points, and how that came about:
 * opening + earned − redeemed − expired − recalled + corrections = closing.
 * It names nobody, so that forgetting a person never changes it.
 */
export type LiabilityPack = LiabilityRequest & {
  readonly opening: Points
  readonly earned: Points
  /** Less what was given back. */
  readonly redeemed: Points
  readonly expired: Points
  readonly recalled: Points
  /** Signed: what administrators added, less what they took away. */
  readonly corrections: Points
  readonly closing: Points
  /** Where the earned points were given; `null` stands for outside of channels. */
  readonly earnedByChannel: readonly { readonly channelId: ChannelId | null; readonly points: Points }[]
  /** How old the closing points are; with `outOfOrder` they sum to `closing`. */
  readonly lots: readonly AgedPoints[]
  readonly outOfOrder: Points
  /** Beside the closing points: taken from members for redemptions that are still open at the end. */
  readonly held: Points
}

/** Folds the statement of one team for a period. Events of other teams may pass by. */
export const createLiabilityFold = (request: LiabilityRequest) => {
  const { teamId, from, until, clock } = request
  const ageing = createAgeing(until)
  const shoutoutChannels = createShoutoutChannels()
  const earnedByChannel = new Map<ChannelId | null, Points>()
  const totals: Record<Flow, Points> = { earned: 0, redeemed: 0, expired: 0, recalled: 0, corrections: 0 }
  let opening = 0
  let held = 0

  const post = (event: RecordedLedgerEvent, instant: Instant, channelId: ChannelId | null): void => {
    for (const posting of postingsOf(event)) {
      if (posting.account === 'held') held += posting.points
      if (posting.account !== 'redeemable') continue
      const flow = flowOf(event.type)
      ageing.post(posting.member, flow, posting.points, instant)
      if (instant < from) {
        opening += posting.points
        continue
      }
      totals[flow] += posting.points
      if (flow === 'earned')
        earnedByChannel.set(channelId, (earnedByChannel.get(channelId) ?? 0) + posting.points)
    }
  }

  return {
    observe: (event: RecordedLedgerEvent): void => {
      if (event.metadata.teamId !== teamId) return
      shoutoutChannels.observe(event)
      const channelId =
        event.type === 'ShoutoutCredited' ? shoutoutChannels.credited(event.data.shoutoutId) : null
      const instant = clock === 'occurred' ? event.metadata.occurredAt : event.recordedAt
      if (instant < until) post(event, instant, channelId)
    },
    pack: (): LiabilityPack => ({
      ...request,
      opening,
      earned: totals.earned,
      redeemed: 0 - totals.redeemed,
      expired: 0 - totals.expired,
      recalled: 0 - totals.recalled,
      corrections: totals.corrections,
      closing: opening + sumPoints(Object.values(totals)),
      earnedByChannel: [...earnedByChannel]
        .map(([channelId, points]) => ({ channelId, points }))
        .sort((left, right) => ((left.channelId ?? '') < (right.channelId ?? '') ? -1 : 1)),
      ...ageing.ageing(),
      held,
    }),
  }
}

/** SHA-256 over the canonical text of a pack, in hex: the same books, the same digest. */
export const packDigest = (pack: LiabilityPack): string =>
  createHash('sha256').update(canonicalJson(pack)).digest('hex')
