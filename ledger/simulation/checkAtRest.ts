import type { Books } from '../audit/books.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { Funding } from '../redemptions/events.ts'
import type { TeamId } from '../values/ids.ts'
import { type Points, sumPoints } from '../values/points.ts'

/** Throws when something is amiss that only shows once every promise was kept. */
export const checkAtRest = (events: readonly RecordedLedgerEvent[], books: Books): void => {
  checkRecalls(events)
  checkRedemptions(events, books)
}

/** What was never credited can't be taken back: the company would bear what nobody got. */
const checkRecalls = (events: readonly RecordedLedgerEvent[]): void => {
  const credited = new Set<string>()
  for (const { type, data, id } of events) {
    if (type === 'ShoutoutCredited') credited.add(`${data.shoutoutId} ${data.recipientId}`)
    if (type === 'ShoutoutClawedBack' && !credited.has(`${data.shoutoutId} ${data.recipientId}`))
      throw new Error(`recalls: ${id} takes back what was not credited yet.`)
  }
}

/** A team holds what its pending redemptions cost, and has reserved what the paid ones among them cost. */
const checkRedemptions = (events: readonly RecordedLedgerEvent[], books: Books): void => {
  const pending = new Map<string, { teamId: TeamId; points: Points; funding: Funding }>()
  for (const { type, data, metadata } of events) {
    if (type === 'RedemptionPlaced') pending.set(data.redemptionId, { ...data, teamId: metadata.teamId })
    if (type === 'RedemptionCompleted' || type === 'RedemptionCancelled') pending.delete(data.redemptionId)
  }
  for (const teamId of new Set(events.map(event => event.metadata.teamId))) {
    const ofTeam = [...pending.values()].filter(redemption => redemption.teamId === teamId)
    const paid = ofTeam.filter(({ funding }) => funding === 'fund')
    for (const [account, redemptions] of [
      ['held', ofTeam],
      ['fund:reserved', paid],
    ] as const) {
      const expected = sumPoints(redemptions.map(({ points }) => points))
      const actual = books.balanceOf(teamId, account)
      if (actual !== expected) throw new Error(`redemptions: ${account} is ${actual}, not ${expected}.`)
    }
  }
}
