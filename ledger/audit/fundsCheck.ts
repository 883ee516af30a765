import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { TeamId } from '../kernel/ids.ts'
import type { Points } from '../kernel/points.ts'
import { postedTo } from '../kernel/posting.ts'
import { postingsOf } from './books.ts'
import type { Check } from './check.ts'

type Reversal = { readonly points: Points; isReinstated: boolean }
type FollowedPayment = {
  readonly points: Points
  reversed: Points
  readonly reversals: Map<string, Reversal>
}

/** The fund of one team, counted from the figures of its events. */
type FollowedFund = {
  accrued: Points
  owed: Points
  /** By the top-up or the statement that was paid. */
  readonly payments: Map<string, FollowedPayment>
}

/**
 * Counts what each fund owes once more, from the figures of its events: their postings move just as much. It also checks
 * that a statement is settled once, that payments are reversed by at most their points and once per reference, that each
 * reversal is reinstated once, and that rewards pause while a fund owes.
 */
export const createFundsCheck = (): Check => {
  const funds = new Map<TeamId, FollowedFund>()
  const fundOf = (teamId: TeamId): FollowedFund => {
    const fund = funds.get(teamId) ?? { accrued: 0, owed: 0, payments: new Map() }
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
    case 'PostpayReinstated':
      return { accrued: 0, owed: -data.repaid }
    case 'TopUpReversed':
    case 'PostpayReversed':
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
      pay(fund, data.topUpId, data)
      return []
    case 'FundReserved':
      return fund.owed > 0 ? [`reserves points although ${fund.owed} are owed.`] : []
    case 'TopUpReversed':
      return reverse(fund, data.topUpId, data)
    case 'TopUpReinstated':
      return reinstate(fund, data.topUpId, data)
    case 'PostpaySettled': {
      if (fund.payments.has(data.statementId)) return [`settles ${data.statementId} a second time.`]
      pay(fund, data.statementId, data)
      return []
    }
    case 'PostpayReversed':
      return reverse(fund, data.statementId, data)
    case 'PostpayReinstated':
      return reinstate(fund, data.statementId, data)
    default:
      return []
  }
}

const pay = ({ payments }: FollowedFund, id: string, { points }: { readonly points: Points }): void => {
  payments.set(id, { points, reversed: 0, reversals: new Map() })
}

type OfPayment = { readonly points: Points; readonly reference: string }

const reverse = (
  { payments }: FollowedFund,
  id: string,
  { points, reference }: OfPayment,
): readonly string[] => {
  const payment = payments.get(id)
  if (!payment) return [`reverses ${id}, which was not paid.`]
  if (payment.reversals.has(reference)) return [`reverses ${id} for ${reference} a second time.`]
  payment.reversals.set(reference, { points, isReinstated: false })
  payment.reversed += points
  return payment.reversed <= payment.points
    ? []
    : [`leaves ${payment.reversed} points of ${id} reversed, which has ${payment.points}.`]
}

const reinstate = (
  { payments }: FollowedFund,
  id: string,
  { points, reference }: OfPayment,
): readonly string[] => {
  const payment = payments.get(id)
  const reversal = payment?.reversals.get(reference)
  if (!payment || !reversal) return [`reinstates ${reference} of ${id}, which was not reversed.`]
  if (reversal.isReinstated) return [`reinstates ${reference} a second time.`]
  reversal.isReinstated = true
  payment.reversed -= points
  return reversal.points === points ? [] : [`reinstates ${points} of ${reversal.points} points.`]
}
