import type { BenchmarkRow } from '@laurel/ledger/bench/benchmark.ts'
import { sampleCallers, type Work } from '@laurel/ledger/bench/measure.ts'
import { comparedEvent } from './comparedEvent.ts'
import type { ComparedStore } from './comparedStore.ts'

export type Contest = {
  readonly callers: number
  /** Everybody appends to one stream, knowing of it no more than what they were told last. */
  readonly isHot: boolean
  readonly eventsPerAppend: number
}

/** The work of a store's callers, who try again when they are refused, and the books about it. */
export const contend = (store: ComparedStore, { callers, isHot, eventsPerAppend }: Contest) => {
  const hotStream = store.streamFor(0)
  const streams = Array.from({ length: callers }, (_, caller) =>
    isHot ? hotStream : store.streamFor(caller),
  )
  const known = streams.map(() => 0)
  const acknowledged = new Map<string, number>()
  let attempts = 0
  let conflicts = 0

  const appendOnce = async (caller: number): Promise<void> => {
    const stream = streams[caller] ?? hotStream
    const events = Array.from({ length: eventsPerAppend }, comparedEvent)
    for (;;) {
      attempts += 1
      const length = known[caller] ?? 0
      const result = await store.append(stream, events, length)
      if (result.kind === 'appended') {
        known[caller] = length + eventsPerAppend
        acknowledged.set(stream, (acknowledged.get(stream) ?? 0) + eventsPerAppend)
        return
      }
      conflicts += 1
      known[caller] = result.actual
    }
  }
  const work: Work = milliseconds => sampleCallers(callers, milliseconds, appendOnce)

  /** Reports how many attempts were refused and how many acknowledged events are not there; answers both for people. */
  const account = async (report: (row: BenchmarkRow) => void, name: string): Promise<[string, string]> => {
    let lost = 0
    let total = 0
    for (const [stream, count] of acknowledged) {
      total += count
      lost += count - (await store.countEvents(stream))
    }
    const refused = { name: `${name}, refused`, value: conflicts, unit: 'attempts', floor: attempts }
    report({ ...refused, ratio: conflicts / Math.max(attempts, 1) })
    report({
      name: `${name}, lost`,
      value: lost,
      unit: 'events',
      floor: total,
      ratio: lost / Math.max(total, 1),
    })
    const share = ((conflicts / Math.max(attempts, 1)) * 100).toFixed(0)
    return [conflicts === 0 ? 'none' : `${share} % of attempts`, String(lost)]
  }

  return { store, work, account }
}
