import { sampleCallers, type Work } from '@laurel/ledger/bench/measure.ts'
import { comparedEvent } from './comparedEvent.ts'
import type { ComparedStore } from './comparedStore.ts'

export type Contest = {
  readonly callers: number
  /** All callers append to one stream, each at the revision of its last answer. */
  readonly isHot: boolean
  readonly eventsPerAppend: number
}

/** The results of appends, counted by the callers, and afterwards in the store. */
export type Account = {
  readonly attempts: number
  readonly conflicts: number
  /** Events whose append was acknowledged, and how many of them are there. */
  readonly acknowledged: number
  readonly found: number
}

export type Contestant = {
  readonly name: string
  readonly work: Work
  readonly account: () => Promise<Account>
}

/** The work of a store's callers, which retry after a refusal, and its statistics. */
export const contend = (store: ComparedStore, { callers, isHot, eventsPerAppend }: Contest): Contestant => {
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

  const account = async (): Promise<Account> => {
    const counts = { attempts, conflicts, acknowledged: 0, found: 0 }
    for (const [stream, count] of acknowledged) {
      counts.acknowledged += count
      counts.found += await store.countEvents(stream)
    }
    return counts
  }

  return { name: store.name, work, account }
}
