import { pageSize, safetyPollMs } from '../../limits.ts'
import type { RecordedEvent, StreamFilter } from '../../port.ts'
import { type Page, passes } from '../../subscribing/page.ts'
import type { Placement } from '../append/placeAppends.ts'

type Rows = Placement['rows']

/** The limits of the cache; older events are read from the database. */
const rowsMax = 2_048
const charactersMax = 4_000_000
/** After this time a read asks the database, which may have been restored. */
const freshMs = 1_000

/**
 * The newest events that this process appended, in the form that the database returns. Subscribers get them without a
 * query. Positions have no gaps, so no event is missing between the first and the last.
 */
export type Tail = {
  /** Adds committed rows. If other writers appended in between, the older rows are dropped. */
  add(rows: Rows): void
  /** The events after a position, if the next one is cached. */
  pageAfter(after: number, filter: StreamFilter | undefined): Page | undefined
  clear(): void
  /** Other writers append: the cache is not used for a while. */
  stepBack(): void
}

export const createTail = (): Tail => {
  let kept: Rows[number][] = []
  let characters = 0
  let addedAt = Number.NEGATIVE_INFINITY
  let restsUntil = Number.NEGATIVE_INFINITY

  const clear = (): void => {
    kept = []
    characters = 0
  }

  /** Drops the older half when the cache is full, so that dropping costs little per event. */
  const makeRoom = (): void => {
    while (kept.length > rowsMax || (characters > charactersMax && kept.length > 0))
      for (const row of kept.splice(0, Math.ceil(kept.length / 2))) characters -= charactersOf(row)
  }

  return {
    add: rows => {
      if (rows.length === 0) return
      addedAt = performance.now()
      const last = kept.at(-1)?.event.position
      if (last !== undefined && rows[0]?.event.position !== last + 1) clear()
      for (const row of rows) {
        kept.push(row)
        characters += charactersOf(row)
      }
      makeRoom()
    },
    pageAfter: (after, filter) => {
      const now = performance.now()
      if (now < restsUntil || now > addedAt + freshMs) return undefined
      const first = kept[0]?.event.position
      const head = kept.at(-1)?.event.position
      if (first === undefined || head === undefined || after + 1 < first || after >= head) return undefined
      const page = kept.slice(after + 1 - first, after + 1 - first + pageSize)
      const events = page.filter(({ event }) => passes(event.stream, filter)).map(asRead)
      return { events, reached: Math.min(after + pageSize, head), head }
    },
    clear,
    stepBack: () => {
      restsUntil = performance.now() + safetyPollMs
    },
  }
}

const charactersOf = ({ texts }: Rows[number]): number => texts.dataText.length + texts.metadataText.length

/** Each reader gets its own objects, without the values that JSON leaves out. */
const asRead = ({ event, texts }: Rows[number]): RecordedEvent => ({
  ...event,
  data: JSON.parse(texts.dataText),
  metadata: JSON.parse(texts.metadataText),
})
