import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import { addMilliseconds, type Instant } from '../../kernel/instant.ts'
import { type Clock, instantOn } from '../clock.ts'
import { ageIndex } from './ageing.ts'

/** A recall follows its credit within a day; the second day is for processes that are late. */
export const recallDaysMax = 2
const recallMilliseconds = recallDaysMax * 24 * 60 * 60 * 1_000

/**
 * The instants of credits that a recall may still take back. Only the few credits shortly before an age border are kept:
 * the recall of any other has the same age as its credit.
 */
export const createRecalledCredits = (closesAt: Instant, clock: Clock) => {
  const credited = new Map<string, Instant>()
  return {
    observe: (event: RecordedLedgerEvent): void => {
      if (event.type !== 'ShoutoutCredited') return
      const { shoutoutId, recipientId, postings } = event.data
      if (!postings.some(({ account }) => account === 'redeemable' || account === 'owed')) return
      const key = `${shoutoutId} ${recipientId}`
      const instant = instantOn(event, clock)
      const latest = addMilliseconds(instant, recallMilliseconds)
      if (ageIndex(instant, closesAt) === ageIndex(latest, closesAt)) credited.delete(key)
      else credited.set(key, instant)
    },
    /** When the points that an event takes were credited; otherwise the instant of the event. */
    agedAt: (event: RecordedLedgerEvent): Instant => {
      const instant = instantOn(event, clock)
      if (event.type !== 'ShoutoutClawedBack') return instant
      const credit = credited.get(`${event.data.shoutoutId} ${event.data.recipientId}`)
      const isOfCredit =
        credit !== undefined && credit <= instant && instant <= addMilliseconds(credit, recallMilliseconds)
      return isOfCredit ? credit : instant
    },
  }
}
