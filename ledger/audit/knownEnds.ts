import { hash } from 'node:crypto'
import { genesisHash } from '../log/chain.ts'
import { beforeFirst, type RecordedEvent } from '../log/port.ts'
import type { Finding, LogCheck } from './check.ts'

/** An end that the log had at some time, as something outside of the log noted it. */
export type KnownEnd = {
  /** The subject of a sentence, for people: `The backup of 2026-11-21`. */
  readonly source: string
} & (
  | { readonly kind: 'position'; readonly position: number }
  | {
      readonly kind: 'count'
      readonly events: number
      /** The chain over the hashes of all events up to there. */
      readonly order: string
    }
)

const invariant = 'complete'

/** Checks that a log still reaches every end that is known, and has the same events up to each that was counted. */
export const createCompleteCheck = (ends: readonly KnownEnd[]): LogCheck => {
  const byPosition = Map.groupBy(
    ends.filter(end => end.kind === 'position' && end.position > beforeFirst),
    end => (end.kind === 'position' ? end.position : beforeFirst),
  )
  const byCount = Map.groupBy(
    ends.filter(end => end.kind === 'count' && end.events > 0),
    end => (end.kind === 'count' ? end.events : 0),
  )
  const positions = new Set(byPosition.keys())
  let [events, position, order] = [0, beforeFirst, genesisHash]

  const missingAt = (message: string, place: number): Finding => ({
    invariant,
    message,
    stream: '',
    revision: -1,
    position: place,
  })

  return {
    invariant,
    observe: (event: RecordedEvent): readonly Finding[] => {
      events += 1
      position = event.position
      positions.delete(position)
      if (byCount.size === 0) return []
      order = hash('sha256', order + event.hash)
      const counted = byCount.get(events) ?? []
      return counted.flatMap(end =>
        end.kind === 'count' && end.order !== order
          ? [
              missingAt(
                `${end.source} has other events than the first ${events} of the log: events are missing, or were changed or moved.`,
                position,
              ),
            ]
          : [],
      )
    },
    end: (): readonly Finding[] => {
      const end =
        events === 0 ? 'the log is empty' : `the log ends at position ${position} after ${events} events`
      const gone = [...positions].map(place => {
        const sources = (byPosition.get(place) ?? []).map(({ source }) => source).join(', ')
        return missingAt(
          place > position
            ? `${sources} had read the log up to position ${place}, but ${end}: the later events are missing.`
            : `${sources} had read the log up to position ${place}, where it has no event now.`,
          place,
        )
      })
      const short = [...byCount]
        .filter(([count]) => count > events)
        .flatMap(([count, ends]) =>
          ends.map(({ source }) =>
            missingAt(`${source} has ${count} events, but ${end}: ${count - events} are missing.`, position),
          ),
        )
      return [...gone, ...short]
    },
  }
}
