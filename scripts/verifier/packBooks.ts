import { canonical, type Event, inside, list, parseObject, sha256, text, whole } from './reading.ts'

export type Period = { readonly from: string; readonly until: string }

/** An event with the fields that only a pack needs. */
export type PackEvent = Event & {
  readonly line: number
  readonly id: string
  readonly type: string
  readonly occurredAt: string
  readonly recordedAt: string
  readonly bytes: Buffer
}

export const packEvent = (event: Event, bytes: Buffer): PackEvent => {
  const fields = parseObject(bytes)
  const occurredAt = text(inside(fields.metadata, 'metadata'), 'occurredAt')
  const [id, type, recordedAt] = [text(fields, 'id'), text(fields, 'type'), text(fields, 'recordedAt')]
  return { ...event, line: event.position + 1, id, type, occurredAt, recordedAt, bytes }
}

type Balances = Map<string, { account: string; member: string; points: number }>

const nameOf = (account: string, member: string): string => (member === '' ? account : `${account}:${member}`)

const balancesBefore = (events: readonly PackEvent[], instant: string): Balances => {
  const balances: Balances = new Map()
  for (const event of events) {
    if (event.recordedAt >= instant) continue
    for (const { account, member, points } of event.postings) {
      const balance = balances.get(nameOf(account, member)) ?? { account, member, points: 0 }
      balances.set(nameOf(account, member), { ...balance, points: balance.points + points })
    }
  }
  return new Map([...balances].sort(([left], [right]) => (left < right ? -1 : 1)))
}

const csvOf = (balances: Balances): string =>
  `account,member,points\n${[...balances.values()].map(({ account, member, points }) => `${account},${member},${points}\n`).join('')}`

/** The files of the books as they follow from the events. */
export const booksFrom = (
  events: readonly PackEvent[],
  { from, until }: Period,
): ReadonlyMap<string, string> => {
  const [opening, closing] = [balancesBefore(events, from), balancesBefore(events, until)]
  const posted = events.filter(
    ({ recordedAt, postings }) => recordedAt >= from && recordedAt < until && postings.length > 0,
  )
  const rows = posted.flatMap(({ line, id, type, occurredAt, recordedAt, postings }) =>
    postings.map(
      ({ account, member, points }) =>
        `${line},${id},${type},${occurredAt},${recordedAt},${account},${member},${points}\n`,
    ),
  )
  const begun = [...opening]
    .filter(([, { points }]) => points !== 0)
    .map(([name, { points }]) => `    ${name}  ${points} pt\n`)
  const transactions = posted.map(({ line, id, type, recordedAt, postings }) => {
    const lines = postings.map(
      ({ account, member, points }) => `    ${nameOf(account, member)}  ${points} pt\n`,
    )
    return `\n${recordedAt.slice(0, 10)} * (${line}) ${type} | ${id}\n${lines.join('')}`
  })
  const asserted = [...closing].map(([name, { points }]) => `    ${name}  0 pt = ${points} pt\n`)
  return new Map([
    ['books/opening.csv', csvOf(opening)],
    [
      'books/journal.csv',
      `line,event_id,type,occurred_at,recorded_at,account,member,points\n${rows.join('')}`,
    ],
    [
      'books/journal.hledger',
      `commodity 1. pt\n\n${from.slice(0, 10)} * opening balances\n${begun.join('')}${transactions.join('')}` +
        `\n${until.slice(0, 10)} * closing balances\n${asserted.join('')}`,
    ],
    ['books/closing.csv', csvOf(closing)],
  ])
}

/** What is wrong with the statement of the liability: it must be the one of the closing, and agree with the books. */
export const liabilityFaults = (
  file: Buffer,
  events: readonly PackEvent[],
  { month, from, until }: Period & { readonly month: string },
): readonly string[] => {
  const pack = parseObject(file)
  const digests = events.flatMap(({ type, bytes }) => {
    if (type !== 'MonthClosed') return []
    const data = inside(parseObject(bytes).data, 'data')
    return text(data, 'month') === month && text(data, 'from') === from && text(data, 'until') === until
      ? [text(data, 'digest')]
      : []
  })
  const held = (instant: string): number =>
    [...balancesBefore(events, instant).values()]
      .filter(({ account }) => account === 'redeemable')
      .reduce((sum, { points }) => sum + points, 0)
  const lines = [
    { line: 'opening', points: whole(pack, 'opening'), books: held(from) },
    { line: 'closing', points: whole(pack, 'closing'), books: held(until) },
  ]
  const aged = list(pack.lots, 'lots').map(lot => whole(inside(lot, 'a lot'), 'points'))
  const sum = aged.reduce((total, points) => total + points, whole(pack, 'outOfOrder'))
  return [
    ...(digests.length === 1 && digests[0] === sha256(canonical(pack))
      ? []
      : ['liability.json is not the statement whose digest the closing of the month recorded']),
    ...lines
      .filter(({ points, books }) => points !== books)
      .map(({ line, points, books }) => `liability.json says ${points} for ${line}, the books ${books}`),
    ...(sum === whole(pack, 'closing') ? [] : [`the lots of liability.json sum to ${sum}`]),
  ]
}
