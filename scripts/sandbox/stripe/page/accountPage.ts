import { escapeHtml } from '../../plainPage/escapeHtml.ts'
import { plainPage } from '../../plainPage/plainPage.ts'
import type { SubscriptionRow } from '../state/billingRows.ts'
import type { ChargeRow, PaymentMethodRow } from '../state/paymentRows.ts'
import type { State } from '../state/state.ts'
import { dayOf, dollars } from './texts.ts'

const shownMax = 20

export type AccountAct =
  | 'hour'
  | 'day'
  | 'month'
  | 'refund'
  | 'dispute'
  | 'win'
  | 'lose'
  | 'breakCard'
  | 'mendCard'
  | 'loseEvent'
  | 'doubleEvent'

const button = (text: string, act: AccountAct, id = ''): string =>
  `<button type="submit" name="act" value="${act}${id === '' ? '' : `:${escapeHtml(id)}`}">${escapeHtml(text)}</button>`

/** What Stripe's own pages show of an account, and what happens there by hand: for people who try Laurel. */
export const accountPage = (state: State, now: number, notice: string | undefined): string =>
  plainPage(
    'Stripe',
    `<p><a class="back" href="/">Back to the chat</a></p><h1>Stripe</h1>
    ${notice === undefined ? '' : `<p class="note" role="status">${escapeHtml(notice)}</p>`}
    <form method="post" action="/stripe/account">
      <p>It is ${escapeHtml(dayOf(now))} at Stripe.</p>
      <div class="buttons from-start">${button('An hour later', 'hour')}${button('A day later', 'day')}${button('A month later', 'month')}</div>
      <p class="muted">The time moves forward only. Renewals, retries and reminders happen on the way.</p>
      <h2>Payments</h2>${list(newest(state.charges).map(charge => paymentRow(state, charge)))}
      <h2>Subscriptions</h2>${list(newest(state.subscriptions).map(subscriptionRow))}
      <h2>Cards</h2>${list(
        newest(state.paymentMethods)
          .filter(({ customer }) => customer !== null)
          .map(cardRow),
      )}
      <h2>Events</h2>
      <div class="buttons from-start">${button('Lose the next one', 'loseEvent')}${button('Send the next one twice', 'doubleEvent')}</div>
    </form>`,
  )

const newest = <Row extends { readonly created: number }>(
  rows: Readonly<Record<string, Row>>,
): readonly Row[] =>
  Object.values(rows)
    .toReversed()
    .toSorted((one, other) => other.created - one.created)
    .slice(0, shownMax)

const list = (rows: readonly string[]): string =>
  rows.length === 0
    ? '<p class="muted">None yet.</p>'
    : `<ul>${rows.map(row => `<li>${row}</li>`).join('')}</ul>`

const paymentRow = ({ disputes }: State, charge: ChargeRow): string => {
  const dispute = Object.values(disputes).findLast(each => each.charge === charge.id)
  const isOpen = dispute?.status === 'needs_response' || dispute?.status === 'under_review'
  const canGoBack = charge.isPaid && !dispute && charge.amountRefunded < charge.amount
  const states = [
    charge.isPaid ? [] : ['failed'],
    charge.amountRefunded > 0 ? [`${dollars(charge.amountRefunded)} refunded`] : [],
    dispute ? [`dispute: ${dispute.status.replaceAll('_', ' ')}`] : [],
  ].flat()
  const title = `${dollars(charge.amount)}, ${charge.description ?? 'payment'}, ${dayOf(charge.created)}`
  return `<p>${escapeHtml([title, ...states].join(' · '))}</p><div class="buttons from-start">${
    canGoBack ? button('Refund', 'refund', charge.id) + button('Dispute', 'dispute', charge.id) : ''
  }${isOpen ? button('Dispute is won', 'win', charge.id) + button('Dispute is lost', 'lose', charge.id) : ''}</div>`
}

const subscriptionRow = ({ status, items }: SubscriptionRow): string => {
  const [item] = items
  const seats = `${item?.quantity ?? 0} seats until ${dayOf(item?.periodEnd ?? 0)}`
  return `<p>${escapeHtml(`${seats} · ${status.replaceAll('_', ' ')}`)}</p>`
}

const cardRow = ({ id, brand, last4, behaviour }: PaymentMethodRow): string => {
  const isBroken = behaviour === 'declinedLater' || behaviour === 'insufficientFunds'
  return `<p>${escapeHtml(`${brand} ${last4}${isBroken ? ' · declined by the bank' : ''}`)}</p><div class="buttons from-start">${
    isBroken ? button('Works again', 'mendCard', id) : button('Is declined from now on', 'breakCard', id)
  }</div>`
}
