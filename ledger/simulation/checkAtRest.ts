import type { Books } from '../audit/books.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { TeamId } from '../kernel/ids.ts'
import { type Points, sumPoints } from '../kernel/points.ts'
import type { Funding } from '../rewards/redemptions/events.ts'

/** Throws for a fault that shows only when all reactions are done. */
export const checkAtRest = (events: readonly RecordedLedgerEvent[], books: Books): void => {
  checkCredits(events)
  checkAbsorbed(events, books)
  checkRedemptions(events, books)
  checkAwards(events)
}

/**
 * Credits and claw-backs of a shoutout alternate: a claw-back without a credit would make the company bear points that
 * no member got. In the end each recipient's state follows from the last of them.
 */
const checkCredits = (events: readonly RecordedLedgerEvent[]): void => {
  const holds = new Map<string, boolean>()
  const credited = new Set<string>()
  for (const { type, data, id } of events) {
    if (type === 'ShoutoutGiven' || type === 'ShoutoutRecalled' || type === 'ShoutoutReinstated')
      for (const recipientId of data.recipientIds)
        holds.set(`${data.shoutoutId} ${recipientId}`, type !== 'ShoutoutRecalled')
    if (type !== 'ShoutoutCredited' && type !== 'ShoutoutClawedBack') continue
    const share = `${data.shoutoutId} ${data.recipientId}`
    if (credited.has(share) === (type === 'ShoutoutCredited'))
      throw new Error(`recalls: ${id} credits, or takes back, what is so already.`)
    if (type === 'ShoutoutCredited') credited.add(share)
    else credited.delete(share)
  }
  for (const [share, isHeld] of holds)
    if (credited.has(share) !== isHeld) throw new Error(`recalls: ${share} did not follow the last turn.`)
}

/** The company bears the spent points of recalled shoutouts, and no more. */
const checkAbsorbed = (events: readonly RecordedLedgerEvent[], books: Books): void => {
  const absorbed = new Map<TeamId, Map<string, Points>>()
  for (const { type, data, metadata } of events) {
    if (type !== 'ShoutoutCredited' && type !== 'ShoutoutClawedBack') continue
    const ofTeam = absorbed.get(metadata.teamId) ?? new Map<string, Points>()
    const points = type === 'ShoutoutClawedBack' ? data.absorbed : 0
    absorbed.set(metadata.teamId, ofTeam.set(`${data.shoutoutId} ${data.recipientId}`, points))
  }
  for (const [teamId, ofTeam] of absorbed) {
    const expected = 0 - sumPoints(ofTeam.values())
    const actual = books.balanceOf(teamId, 'absorbed')
    if (actual !== expected) throw new Error(`recalls: absorbed is ${actual}, not ${expected}.`)
  }
}

/** A team holds the price of its pending redemptions, and has reserved that of the paid ones among them. */
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

/** Each recipient of an award has one credit and one claim of its gifts; no occasion is celebrated twice. */
const checkAwards = (events: readonly RecordedLedgerEvent[]): void => {
  const owed = new Map<string, number>()
  const settle = (what: string, change: number) => owed.set(what, (owed.get(what) ?? 0) + change)
  const celebrated = new Set<string>()
  for (const { type, data } of events) {
    if (type === 'AwardGiven') {
      for (const recipientId of data.recipientIds) {
        settle(`${data.grantId} ${recipientId} points`, data.pointsEach > 0 ? 1 : 0)
        settle(`${data.grantId} ${recipientId} gifts`, data.gifts.length > 0 ? 1 : 0)
      }
    }
    if (type === 'AwardCredited') settle(`${data.grantId} ${data.recipientId} points`, -1)
    if (type === 'ClaimOpened') settle(`${data.grantId} ${data.memberId} gifts`, -1)
    if (type !== 'AwardGranted') continue
    settle(`${data.grantId} ${data.memberId} gifts`, data.gifts.length > 0 ? 1 : 0)
    const occasion = `${data.memberId} ${data.occasion.kind} ${data.occasion.year}`
    if (celebrated.has(occasion)) throw new Error(`awards: ${occasion} was celebrated twice.`)
    celebrated.add(occasion)
  }
  for (const [what, count] of owed) if (count !== 0) throw new Error(`awards: ${what} is out by ${count}.`)
}
