import type { LedgerEvent } from '../../handling/eventCatalog.ts'

/** Why the points that members may spend become more or fewer. */
export const flows = ['earned', 'redeemed', 'expired', 'recalled', 'corrections'] as const
export type Flow = (typeof flows)[number]

type PostingEventType = Extract<LedgerEvent, { readonly data: { readonly postings: unknown } }>['type']

/**
 * `null` marks events that never touch redeemable points. A new event with postings does not compile without an entry.
 */
const flowByType: Readonly<Record<PostingEventType, Flow | null>> = {
  ShoutoutCredited: 'earned',
  ShoutoutClawedBack: 'recalled',
  AwardCredited: 'earned',
  AwardClawedBack: 'recalled',
  AwardGranted: 'earned',
  PrizeGranted: 'earned',
  GiftCredited: 'earned',
  RedemptionDebited: 'redeemed',
  RedemptionRefunded: 'redeemed',
  PointsExpired: 'expired',
  PointsAdjusted: 'corrections',
  AllowanceReset: null,
  AllowanceChanged: null,
  ShoutoutGiven: null,
  ShoutoutRecalled: null,
  AwardGiven: null,
  AwardRecalled: null,
  AwardReinstated: null,
  ShoutoutReinstated: null,
  FundToppedUp: null,
  FundReserved: null,
  FundReleased: null,
  FundCaptured: null,
  FundRefunded: null,
  TopUpReversed: null,
  TopUpReinstated: null,
  PostpaySettled: null,
  PostpayReversed: null,
  PostpayReinstated: null,
  RedemptionPlaced: null,
  RedemptionCompleted: null,
  RedemptionCancelled: null,
  RedemptionReturned: null,
}

const knownFlows: ReadonlyMap<string, Flow | null> = new Map(Object.entries(flowByType))

/** The line of the statement for an event's redeemable points. Throws for an event without a line. */
export const flowOf = (eventType: string): Flow => {
  const flow = knownFlows.get(eventType) ?? null
  if (flow === null)
    throw new Error(`${eventType} moves redeemable points, yet the liability statement has no line for it.`)
  return flow
}
