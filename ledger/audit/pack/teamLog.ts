import { streamPrefixesOf } from '../../handling/streams.ts'
import type { TeamId } from '../../kernel/ids.ts'
import type { EventLog, RecordedEvent } from '../../log/port.ts'

/** The last revision of each stream that belongs to the pack. */
export type LastRevisions = ReadonlyMap<string, number>

/**
 * The events of one team up to the heads that a checkpoint signed, as a log of their own. Positions are counted, so that
 * every store gives the same pack.
 */
export const teamLogUpTo = (
  log: Pick<EventLog, 'readAll'>,
  teamId: TeamId,
  last: LastRevisions,
): Pick<EventLog, 'readAll'> => ({
  async *readAll(_after, filter) {
    let position = 0
    for await (const batch of log.readAll(undefined, { streamPrefixes: streamPrefixesOf(teamId) })) {
      const covered: RecordedEvent[] = []
      for (const event of batch) {
        if (event.revision > (last.get(event.stream) ?? -1)) continue
        if (isWanted(event, filter?.streamPrefixes)) covered.push({ ...event, position })
        position += 1
      }
      if (covered.length > 0) yield covered
    }
  },
})

const isWanted = ({ stream }: RecordedEvent, prefixes: readonly string[] | undefined): boolean =>
  prefixes?.some(prefix => stream.startsWith(prefix)) ?? true
