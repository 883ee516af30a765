import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { Instant } from '../../kernel/instant.ts'
import { type AccountBalance, createBooks, postingsOf } from '../books.ts'

/** The period of a pack on the recorded clock; the end is excluded. */
export type Period = { readonly from: Instant; readonly until: Instant }

/** A pack names members by id alone, so that it stays the same when a person is forgotten. */
const nameOf = ({ account, memberId }: Pick<AccountBalance, 'account' | 'memberId'>): string =>
  memberId === null ? account : `${account}:${memberId}`

type Named = { readonly name: string; readonly balance: AccountBalance }

/** The balances of a team at the beginning and at the end of a month. */
export const createPackBooks = ({ from, until }: Period) => {
  const [opening, closing] = [createBooks(), createBooks()]
  return {
    observe: (event: RecordedLedgerEvent): void => {
      if (event.recordedAt < from) opening.add(event)
      if (event.recordedAt < until) closing.add(event)
    },
    opening: () => sorted(opening.balances()),
    closing: () => sorted(closing.balances()),
  }
}

const sorted = (balances: Iterable<AccountBalance>): readonly Named[] =>
  [...balances]
    .map(balance => ({ name: nameOf(balance), balance }))
    .sort((left, right) => (left.name < right.name ? -1 : 1))

/** Balances as CSV. Accounts and ids need no quotes. */
export const balancesCsv = (balances: readonly Named[]): string =>
  ['account,member,points']
    .concat(
      balances.map(({ balance: { account, memberId, points } }) => `${account},${memberId ?? ''},${points}`),
    )
    .map(line => `${line}\n`)
    .join('')

export const isOfPeriod = ({ recordedAt }: RecordedLedgerEvent, { from, until }: Period): boolean =>
  recordedAt >= from && recordedAt < until

export const journalCsvHead = 'line,event_id,type,occurred_at,recorded_at,account,member,points\n'

/** The postings of an event; `line` is that of the event in the file of events. */
export const journalCsv = (event: RecordedLedgerEvent): string =>
  postingsOf(event)
    .map(posting => {
      const member = 'member' in posting ? posting.member : ''
      const { id, type, metadata, recordedAt } = event
      return `${event.position + 1},${id},${type},${metadata.occurredAt},${recordedAt},${posting.account},${member},${posting.points}\n`
    })
    .join('')

const dayOf = (instant: Instant): string => instant.slice(0, '2026-10-01'.length)

/** The journal for hledger begins with the opening balances. */
export const hledgerOpening = (opening: readonly Named[], { from }: Period): string =>
  ['commodity 1. pt', '', `${dayOf(from)} * opening balances`]
    .concat(
      opening
        .filter(({ balance }) => balance.points !== 0)
        .map(({ name, balance }) => `    ${name}  ${balance.points} pt`),
    )
    .map(line => `${line}\n`)
    .join('')

export const hledgerEvent = (event: RecordedLedgerEvent): string => {
  const postings = postingsOf(event)
  if (postings.length === 0) return ''
  const lines = postings.map(posting => {
    const memberId = 'member' in posting ? posting.member : null
    return `    ${nameOf({ account: posting.account, memberId })}  ${posting.points} pt\n`
  })
  return `\n${dayOf(event.recordedAt)} * (${event.position + 1}) ${event.type} | ${event.id}\n${lines.join('')}`
}

/** The journal ends with the closing balances as assertions, which hledger checks. */
export const hledgerClosing = (closing: readonly Named[], { until }: Period): string =>
  [`\n${dayOf(until)} * closing balances`]
    .concat(closing.map(({ name, balance }) => `    ${name}  0 pt = ${balance.points} pt`))
    .map(line => `${line}\n`)
    .join('')
