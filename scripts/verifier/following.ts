import { type Event, type Head, lengthPrefixed, sha256, zeros } from './reading.ts'

const neverBelowZero = /^(redeemable|allowance:shoutout|allowance:award|fund|fund:reserved|held)$/
const neverAboveZero = /^(owed|fund:postpaid|fund:owed)$/

/** Follows chains, positions and balances, and says what does not fit about the next event. */
export const createLog = (gapless: boolean) => {
  const heads = new Map<string, Head>()
  const balances = new Map<string, number>()
  const log = { heads, position: -1, events: 0, order: zeros }

  const place = ({ position }: Event): string[] => {
    if (position <= log.position) return ['its position was passed already: it was put in or moved']
    return gapless && position > log.position + 1
      ? [`the events at positions ${log.position + 1} to ${position - 1} are missing before it`]
      : []
  }
  const chain = ({ stream, revision, sealed, hash }: Event): string[] => {
    const head = heads.get(stream) ?? { revision: -1, hash: zeros }
    if (revision > head.revision + 1) return [`revisions ${head.revision + 1} to ${revision - 1} are missing`]
    if (revision <= head.revision) return ['its revision was passed already: it was put in or moved']
    return sha256(lengthPrefixed([head.hash, ...sealed])) === hash
      ? []
      : ['its hash does not fit: it was changed']
  }
  const books = ({ team, postings }: Event): string[] => {
    const sum = postings.reduce((total, { points }) => total + points, 0)
    const faults = sum === 0 ? [] : [`its postings sum to ${sum}, not to zero`]
    for (const { account, member, points } of postings) {
      const key = `${team} ${account} ${member}`
      const balance = (balances.get(key) ?? 0) + points
      balances.set(key, balance)
      const isAmiss = balance < 0 ? neverBelowZero.test(account) : balance > 0 && neverAboveZero.test(account)
      if (isAmiss) faults.push(`it leaves ${account} at ${balance}`)
    }
    return faults
  }

  return {
    state: log,
    take: (event: Event): readonly string[] => {
      const faults = [...place(event), ...chain(event), ...books(event)]
      heads.set(event.stream, { stream: event.stream, revision: event.revision, hash: event.hash })
      log.position = event.position
      log.events += 1
      log.order = sha256(log.order, event.hash)
      return faults
    },
  }
}

export type LogState = ReturnType<typeof createLog>['state']
