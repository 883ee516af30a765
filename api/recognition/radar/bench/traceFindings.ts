import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { defaultThresholds, type RadarSignal } from '@laurel/ledger/radar/vocabulary.ts'
import { detect } from '../detect.ts'
import { gatherExchanges } from '../exchanges.ts'
import { isWithin, lastDays, type Span } from '../resets.ts'

type Month = {
  readonly gathered: ReturnType<typeof gatherExchanges>
  readonly people: Set<string>
  readonly resets: readonly Span[]
}

export type TraceFindings = {
  readonly thanks: number
  readonly months: number
  /** People who gave or received in a month, summed up over all months. */
  readonly personMonths: number
  readonly bySignal: ReadonlyMap<RadarSignal, number>
}

/** A trace has neither words nor awards. */
const tried: readonly RadarSignal[] = ['pair', 'ring', 'burst', 'favourite']

/**
 * What the radar finds with the proposed thresholds in thanks that people really gave: a CSV with the columns at, from and to. They
 * have neither words nor points, so that each counts as one point and words are not looked at.
 */
export const traceFindings = async (path: string): Promise<TraceFindings> => {
  const months = new Map<string, Month>()
  let thanks = 0
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const [at = '', from = '', to = ''] = line.split(',')
    if (Number.isNaN(Date.parse(at)) || from === to) continue
    const key = at.slice(0, 7)
    const month = months.get(key) ?? newMonth(key)
    months.set(key, month)
    month.people.add(from).add(to)
    month.gathered.add({
      kind: 'shoutout',
      giverId: from,
      recipientIds: [to],
      pointsEach: 1,
      message: '',
      isBeforeReset: isWithin(month.resets, new Date(at).toISOString()),
    })
    thanks += 1
  }
  const bySignal = new Map<RadarSignal, number>(tried.map(signal => [signal, 0]))
  let personMonths = 0
  for (const { gathered, people } of months.values()) {
    personMonths += people.size
    const month = gathered.exchanges()
    for (const { signal, share } of detect({ month, quarter: [month], allowance: 0, hasTexts: false }))
      if (share >= defaultThresholds[signal]) bySignal.set(signal, (bySignal.get(signal) ?? 0) + 1)
  }
  return { thanks, months: months.size, personMonths, bySignal }
}

const newMonth = (key: string): Month => {
  const from = `${key}-01T00:00:00.000Z`
  const next = new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(5)), 1)).toISOString()
  return {
    gathered: gatherExchanges(),
    people: new Set(),
    resets: lastDays({ from, until: next }, 'MONTHLY', 'UTC'),
  }
}
