import type { Books } from '../audit/books.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { TeamId } from '../kernel/ids.ts'
import { type Points, sumPoints } from '../kernel/points.ts'
import { checkRedemptions } from './checkRedemptions.ts'

/** Throws for a fault that shows only when all reactions are done. */
export const checkAtRest = (events: readonly RecordedLedgerEvent[], books: Books): void => {
  checkTurns(events)
  checkAbsorbed(events, books)
  checkRedemptions(events, books)
  checkOccasions(events)
  checkPrizes(events)
}

/**
 * Credits and claw-backs of a shoutout or an award alternate, as do claims and their withdrawals: a claw-back without a
 * credit would make the company bear points that no member got. In the end each recipient's state follows from the last
 * turn.
 */
const checkTurns = (events: readonly RecordedLedgerEvent[]): void => {
  const expected = new Map<string, boolean>()
  const held = new Set<string>()
  for (const event of events) {
    for (const [share, isHeld] of expectedOf(event)) expected.set(share, isHeld)
    const turn = turnOf(event)
    if (!turn) continue
    const { share, isGiven } = turn
    if (held.has(share) === isGiven)
      throw new Error(`recalls: ${event.id} gives, or takes back, what is so already.`)
    if (isGiven) held.add(share)
    else held.delete(share)
  }
  for (const [share, isHeld] of expected)
    if (held.has(share) !== isHeld) throw new Error(`recalls: ${share} did not follow the last turn.`)
  for (const share of held) if (!expected.has(share)) throw new Error(`recalls: ${share} was never given.`)
}

/** The shares that must be held, or not, after a shoutout or an award was given, recalled or given again. */
const expectedOf = ({ type, data }: RecordedLedgerEvent): [string, boolean][] => {
  // Other events change no share.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (type) {
    case 'ShoutoutGiven':
    case 'ShoutoutRecalled':
    case 'ShoutoutReinstated':
      return data.recipientIds.map(id => [`${data.shoutoutId} ${id}`, type !== 'ShoutoutRecalled'])
    case 'AwardGiven':
    case 'AwardRecalled':
    case 'AwardReinstated':
      return data.recipientIds.flatMap((id): [string, boolean][] => [
        [`${data.grantId} ${id}`, type !== 'AwardRecalled' && data.pointsEach > 0],
        [`${data.grantId} ${id} gifts`, type !== 'AwardRecalled' && data.gifts.length > 0],
      ])
    case 'AwardGranted':
    case 'PrizeGranted':
      return [[`${data.grantId} ${data.memberId} gifts`, data.gifts.length > 0]]
    default:
      return []
  }
}

const turnOf = ({ type, data }: RecordedLedgerEvent): { share: string; isGiven: boolean } | undefined => {
  // Other events give nothing to a recipient.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (type) {
    case 'ShoutoutCredited':
    case 'ShoutoutClawedBack':
      return { share: `${data.shoutoutId} ${data.recipientId}`, isGiven: type === 'ShoutoutCredited' }
    case 'AwardCredited':
    case 'AwardClawedBack':
      return { share: `${data.grantId} ${data.recipientId}`, isGiven: type === 'AwardCredited' }
    case 'ClaimOpened':
    case 'ClaimWithdrawn':
      return { share: `${data.grantId} ${data.memberId} gifts`, isGiven: type === 'ClaimOpened' }
    default:
      return undefined
  }
}

/** The company bears the spent points of recalled shoutouts and awards, and no more. */
const checkAbsorbed = (events: readonly RecordedLedgerEvent[], books: Books): void => {
  const absorbed = new Map<TeamId, Map<string, Points>>()
  for (const { type, data, metadata } of events) {
    const ofTeam = absorbed.get(metadata.teamId) ?? new Map<string, Points>()
    if (type === 'ShoutoutCredited') ofTeam.set(`${data.shoutoutId} ${data.recipientId}`, 0)
    if (type === 'ShoutoutClawedBack') ofTeam.set(`${data.shoutoutId} ${data.recipientId}`, data.absorbed)
    if (type === 'AwardCredited') ofTeam.set(`${data.grantId} ${data.recipientId}`, 0)
    if (type === 'AwardClawedBack') ofTeam.set(`${data.grantId} ${data.recipientId}`, data.absorbed)
    absorbed.set(metadata.teamId, ofTeam)
  }
  for (const [teamId, ofTeam] of absorbed) {
    const expected = 0 - sumPoints(ofTeam.values())
    const actual = books.balanceOf(teamId, 'absorbed')
    if (actual !== expected) throw new Error(`recalls: absorbed is ${actual}, not ${expected}.`)
  }
}

/** No occasion is celebrated twice. */
const checkOccasions = (events: readonly RecordedLedgerEvent[]): void => {
  const celebrated = new Set<string>()
  for (const { type, data } of events) {
    if (type !== 'AwardGranted') continue
    const occasion = `${data.memberId} ${data.occasion.kind} ${data.occasion.year}`
    if (celebrated.has(occasion)) throw new Error(`awards: ${occasion} was celebrated twice.`)
    celebrated.add(occasion)
  }
}

/** The winners of a campaign get its award, each once. */
const checkPrizes = (events: readonly RecordedLedgerEvent[]): void => {
  const owed = new Set<string>()
  for (const { type, data } of events)
    if (type === 'CampaignCompleted' && data.award)
      for (const memberId of data.winnerIds) owed.add(`${data.campaignId} ${memberId}`)
  for (const { type, data } of events)
    if (type === 'PrizeGranted' && !owed.delete(`${data.wonIn.campaignId} ${data.memberId}`))
      throw new Error(
        `campaigns: ${data.memberId} got a prize of ${data.wonIn.campaignId} unearned, or twice.`,
      )
  for (const prize of owed) throw new Error(`campaigns: ${prize} was never paid.`)
}
