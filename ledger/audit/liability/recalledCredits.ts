import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { GrantId, MemberId, ShoutoutId } from '../../kernel/ids.ts'
import { addMilliseconds, type Instant } from '../../kernel/instant.ts'
import { type Clock, instantOn } from '../clock.ts'
import { ageIndex } from './ageing.ts'

/** A recall follows its credit within a day; the second day is for processes that are late. */
export const recallDaysMax = 2
const recallMilliseconds = recallDaysMax * 24 * 60 * 60 * 1_000

/**
 * The instants of credits of shoutouts and awards that a recall may still take back. Only the few credits shortly before
 * an age border are kept: the recall of any other has the same age as its credit.
 */
export const createRecalledCredits = (closesAt: Instant, clock: Clock) => {
  const credited = new Map<string, Instant>()
  return {
    observe: (event: RecordedLedgerEvent): void => {
      if (event.type !== 'ShoutoutCredited' && event.type !== 'AwardCredited') return
      if (!event.data.postings.some(({ account }) => account === 'redeemable' || account === 'owed')) return
      const key = keyOf(event.data)
      const instant = instantOn(event, clock)
      const latest = addMilliseconds(instant, recallMilliseconds)
      if (ageIndex(instant, closesAt) === ageIndex(latest, closesAt)) credited.delete(key)
      else credited.set(key, instant)
    },
    /** When the points that an event takes were credited; otherwise the instant of the event. */
    agedAt: (event: RecordedLedgerEvent): Instant => {
      const instant = instantOn(event, clock)
      if (event.type !== 'ShoutoutClawedBack' && event.type !== 'AwardClawedBack') return instant
      const credit = credited.get(keyOf(event.data))
      const isOfCredit =
        credit !== undefined && credit <= instant && instant <= addMilliseconds(credit, recallMilliseconds)
      return isOfCredit ? credit : instant
    },
  }
}

type Received = { readonly recipientId: MemberId } & (
  | { readonly shoutoutId: ShoutoutId }
  | { readonly grantId: GrantId }
)

/** A shoutout or an award, as one recipient received it. */
const keyOf = (received: Received): string =>
  'shoutoutId' in received
    ? `shoutout ${received.shoutoutId} ${received.recipientId}`
    : `award ${received.grantId} ${received.recipientId}`
