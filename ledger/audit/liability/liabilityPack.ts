import { createHash } from 'node:crypto'
import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { Account } from '../../kernel/account.ts'
import type { ChannelId, MemberId, TeamId } from '../../kernel/ids.ts'
import { addMilliseconds, type Instant } from '../../kernel/instant.ts'
import { type Points, sumPoints } from '../../kernel/points.ts'
import { canonicalJson } from '../../log/canonicalJson.ts'
import { postingsOf } from '../books.ts'
import { type Clock, instantOn } from '../clock.ts'
import { type AgedPoints, createAgeing } from './ageing.ts'
import { type Flow, flowOf } from './flows.ts'
import { createRecalledCredits } from './recalledCredits.ts'
import { createShoutoutChannels } from './shoutoutChannels.ts'

export type LiabilityRequest = {
  readonly teamId: TeamId
  /** Included. */
  readonly from: Instant
  /** Excluded. */
  readonly until: Instant
  readonly clock: Clock
}

/** All events up to and including an instant: the opening is zero, and the closing is the liability at that instant. */
export const asOfRequest = (teamId: TeamId, asOf: Instant, clock: Clock): LiabilityRequest => ({
  teamId,
  from: '0001-01-01T00:00:00.000Z',
  until: addMilliseconds(asOf, 1),
  clock,
})

/**
 * The points that a company owes its people: opening + earned − redeemed − expired − recalled + corrections = closing.
 * It contains no names, so that it does not change when a person is forgotten.
 */
export type LiabilityPack = LiabilityRequest & {
  readonly opening: Points
  readonly earned: Points
  /** Less refunds. */
  readonly redeemed: Points
  readonly expired: Points
  readonly recalled: Points
  /** Points that administrators added, less the points that they took away. */
  readonly corrections: Points
  readonly closing: Points
  /** Earned points by channel; `null` is outside of channels. */
  readonly earnedByChannel: readonly { readonly channelId: ChannelId | null; readonly points: Points }[]
  /** How old the closing points are; with `outOfOrder` they sum to `closing`. */
  readonly lots: readonly AgedPoints[]
  readonly outOfOrder: Points
  /** Not part of the closing: points held for redemptions that are still open at the end. */
  readonly held: Points
  /**
   * Not part of the closing: points that members owe for recalled shoutouts. It is left out while no member owes
   * anything, so that the digests of earlier months stay the same.
   */
  readonly owed?: Points
  /** Beside the closing, too: what rewards cost that the team pays for after the month. Left out while it is zero. */
  readonly postpaid?: Points
  /** Beside the closing, too: the spent points of reversed payments. Left out while they are zero. */
  readonly fundOwed?: Points
}

/** The sum of movements on one account of the team that share a line of the statement. */
export type LiabilityMovement = {
  readonly account: Account
  /** `null` for accounts of the team. */
  readonly memberId: MemberId | null
  readonly eventType: string
  /** Signed, all of them the same way. */
  readonly points: Points
  readonly instant: Instant
  /** When the points that a recall takes were credited; otherwise the same instant. */
  readonly agedAt: Instant
  /** Where the shoutout of a credit was given; `null` outside of channels, and for all else. */
  readonly channelId: ChannelId | null
}

/** Folds the statement of one team for a period. Events of other teams may pass by. */
export const createLiabilityFold = (request: LiabilityRequest) => {
  const { teamId, from, until, clock } = request
  const ageing = createAgeing(until)
  const shoutoutChannels = createShoutoutChannels()
  const recalledCredits = createRecalledCredits(until, clock)
  const earnedByChannel = new Map<ChannelId | null, Points>()
  const totals: Record<Flow, Points> = { earned: 0, redeemed: 0, expired: 0, recalled: 0, corrections: 0 }
  let opening = 0
  let held = 0
  let owed = 0
  let postpaid = 0
  let fundOwed = 0

  const post = (movement: LiabilityMovement): void => {
    const { account, memberId, eventType, points, instant, agedAt, channelId } = movement
    if (account === 'held') held += points
    if (account === 'fund:postpaid') postpaid -= points
    if (account === 'fund:owed') fundOwed -= points
    if (account === 'owed') postOwed(eventType, points, instant, channelId)
    if (account !== 'redeemable' || memberId === null) return
    const flow = flowOf(eventType)
    ageing.post(memberId, flow, points, agedAt)
    if (instant < from) {
      opening += points
      return
    }
    count(flow, points, channelId)
  }

  const count = (flow: Flow, points: Points, channelId: ChannelId | null): void => {
    totals[flow] += points
    if (flow === 'earned') earnedByChannel.set(channelId, (earnedByChannel.get(channelId) ?? 0) + points)
  }

  /** Points that repay a debt were earned or refunded like any others, and are taken back at once. */
  const postOwed = (
    eventType: string,
    points: Points,
    instant: Instant,
    channelId: ChannelId | null,
  ): void => {
    owed -= points
    if (points < 0 || instant < from) return
    count(flowOf(eventType), points, channelId)
    count('recalled', -points, null)
  }

  return {
    observe: (event: RecordedLedgerEvent): void => {
      if (event.metadata.teamId !== teamId) return
      shoutoutChannels.observe(event)
      recalledCredits.observe(event)
      const channelId = event.type === 'ShoutoutCredited' ? shoutoutChannels.credited(event.data) : null
      const instant = instantOn(event, clock)
      if (instant >= until) return
      const agedAt = recalledCredits.agedAt(event)
      for (const posting of postingsOf(event)) {
        const memberId = 'member' in posting ? posting.member : null
        const { account, points } = posting
        post({ account, memberId, eventType: event.type, points, instant, agedAt, channelId })
      }
    },
    /** Adds an event that the caller read: one of the team, before the end of the period. */
    post,
    pack: (): LiabilityPack => ({
      ...request,
      ...statementLines(opening, totals),
      earnedByChannel: channelLines(earnedByChannel),
      ...ageing.ageing(),
      held,
      ...(owed === 0 ? {} : { owed }),
      ...(postpaid === 0 ? {} : { postpaid }),
      ...(fundOwed === 0 ? {} : { fundOwed }),
    }),
  }
}

/** The opening and closing balance with the flows between them; what leaves the members is positive. */
export const statementLines = (opening: Points, totals: Readonly<Record<Flow, Points>>) => ({
  opening,
  earned: totals.earned,
  redeemed: 0 - totals.redeemed,
  expired: 0 - totals.expired,
  recalled: 0 - totals.recalled,
  corrections: totals.corrections,
  closing: opening + sumPoints(Object.values(totals)),
})

/** The income by channel, in the order of channel ids. */
export const channelLines = (
  earned: ReadonlyMap<ChannelId | null, Points>,
): LiabilityPack['earnedByChannel'] =>
  [...earned]
    .map(([channelId, points]) => ({ channelId, points }))
    .sort((left, right) => ((left.channelId ?? '') < (right.channelId ?? '') ? -1 : 1))

/** SHA-256 over the canonical text of a pack, in hex: the same books, the same digest. */
export const packDigest = (pack: LiabilityPack): string =>
  createHash('sha256').update(canonicalJson(pack)).digest('hex')
