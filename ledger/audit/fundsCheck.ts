import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { TeamId } from '../kernel/ids.ts'
import type { Points } from '../kernel/points.ts'
import { postedTo } from '../kernel/posting.ts'
import { postingsOf } from './books.ts'
import type { Check } from './check.ts'

type Reversal = { readonly points: Points; isReinstated: boolean }
type FollowedTopUp = { readonly points: Points; reversed: Points; readonly reversals: Map<string, Reversal> }

/** The fund of one team, counted from the figures of its events. */
type FollowedFund = {
  accrued: Points
  owed: Points
  readonly topUps: Map<string, FollowedTopUp>
  readonly statements: Set<string>
}

/**
 * Counts what each fund owes once more, from the figures of its events: their postings move just as much. It also checks
 * that a statement is settled once, that top-ups are reversed by at most their points and once per reference, that each
 * reversal is reinstated once, and that rewards pause while a fund owes.
 */
export const createFundsCheck = (): Check => {
  const funds = new Map<TeamId, FollowedFund>()
  const fundOf = (teamId: TeamId): FollowedFund => {
    const fund = funds.get(teamId) ?? { accrued: 0, owed: 0, topUps: new Map(), statements: new Set() }
    funds.set(teamId, fund)
    return fund
  }
  return {
    invariant: 'funds',
    observe: event => {
      const change = changeOf(event)
      if (!change) return []
      const fund = fundOf(event.metadata.teamId)
      const amiss = [...misposted(event, change), ...follow(fund, event)]
      fund.accrued += change.accrued
      fund.owed += change.owed
      if (fund.accrued < 0) amiss.push(`gives back ${-fund.accrued} points more than were accrued.`)
      if (fund.owed < 0) amiss.push(`repays ${-fund.owed} points more than were owed.`)
      return amiss.map(what => `${event.type} ${event.id} ${what}`)
    },
  }
}

type Change = { readonly accrued: Points; readonly owed: Points }

/** How much more the fund owes after an event; undefined for events of other streams. */
const changeOf = ({ type, data }: RecordedLedgerEvent): Change | undefined => {
  // Other events belong to other streams.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (type) {
    case 'FundReserved':
      return { accrued: data.postpaid, owed: 0 }
    case 'FundReleased':
    case 'FundRefunded':
    case 'PostpaySettled':
      return { accrued: -data.postpaid, owed: -data.repaid }
    case 'FundToppedUp':
    case 'TopUpReinstated':
      return { accrued: 0, owed: -data.repaid }
    case 'TopUpReversed':
      return { accrued: 0, owed: data.owed }
    default:
      return undefined
  }
}

const misposted = (event: RecordedLedgerEvent, { accrued, owed }: Change): string[] => {
  const postings = postingsOf(event)
  const [toPostpaid, toOwed] = [postedTo('fund:postpaid', postings), postedTo('fund:owed', postings)]
  return [
    ...(toPostpaid + accrued === 0
      ? []
      : [`posts ${toPostpaid} to fund:postpaid instead of ${0 - accrued}.`]),
    ...(toOwed + owed === 0 ? [] : [`posts ${toOwed} to fund:owed instead of ${0 - owed}.`]),
  ]
}

const follow = (fund: FollowedFund, { type, data }: RecordedLedgerEvent): readonly string[] => {
  // Other events need no more than their sums.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (type) {
    case 'FundToppedUp':
      fund.topUps.set(data.topUpId, { points: data.points, reversed: 0, reversals: new Map() })
      return []
    case 'FundReserved':
      return fund.owed > 0 ? [`reserves points although ${fund.owed} are owed.`] : []
    case 'TopUpReversed':
      return reverse(fund.topUps.get(data.topUpId), data)
    case 'TopUpReinstated':
      return reinstate(fund.topUps.get(data.topUpId), data)
    case 'PostpaySettled': {
      if (fund.statements.has(data.statementId)) return [`settles ${data.statementId} a second time.`]
      fund.statements.add(data.statementId)
      return []
    }
    default:
      return []
  }
}

type OfTopUp = { readonly topUpId: string; readonly points: Points; readonly reference: string }

const reverse = (
  topUp: FollowedTopUp | undefined,
  { topUpId, points, reference }: OfTopUp,
): readonly string[] => {
  if (!topUp) return [`reverses ${topUpId}, which is no top-up.`]
  if (topUp.reversals.has(reference)) return [`reverses ${topUpId} for ${reference} a second time.`]
  topUp.reversals.set(reference, { points, isReinstated: false })
  topUp.reversed += points
  return topUp.reversed <= topUp.points
    ? []
    : [`leaves ${topUp.reversed} points of ${topUpId} reversed, which has ${topUp.points}.`]
}

const reinstate = (
  topUp: FollowedTopUp | undefined,
  { topUpId, points, reference }: OfTopUp,
): readonly string[] => {
  const reversal = topUp?.reversals.get(reference)
  if (!topUp || !reversal) return [`reinstates ${reference} of ${topUpId}, which was not reversed.`]
  if (reversal.isReinstated) return [`reinstates ${reference} a second time.`]
  reversal.isReinstated = true
  topUp.reversed -= points
  return reversal.points === points ? [] : [`reinstates ${points} of ${reversal.points} points.`]
}
