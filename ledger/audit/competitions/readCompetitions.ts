import type { Competition } from '../../competitions/events.ts'
import { competitionStream } from '../../competitions/stream.ts'
import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { CompetitionId, EventId, TeamId } from '../../kernel/ids.ts'
import type { EventLog } from '../../log/port.ts'
import { parseOrFind } from '../wellFormed.ts'

/** A competition that the log decides, and the last event that counts for it. */
export type DecidedCompetition = Competition & { readonly teamId: TeamId; readonly countedThrough: EventId }

/** The competitions that are decided. They are read ahead, because their windows can begin before they are created. */
export const readCompetitions = async (
  log: Pick<EventLog, 'readAll'>,
): Promise<readonly DecidedCompetition[]> => {
  const created = new Map<CompetitionId, Competition>()
  const decided: DecidedCompetition[] = []
  const observe = (event: RecordedLedgerEvent): void => {
    if (event.type === 'CompetitionCreated') created.set(event.data.competitionId, event.data)
    if (event.type !== 'CompetitionCompleted') return
    const competition = created.get(event.data.competitionId)
    const { countedThrough } = event.data
    if (competition) decided.push({ ...competition, teamId: event.metadata.teamId, countedThrough })
  }
  for await (const batch of log.readAll(undefined, { streamPrefixes: [competitionStream.prefix] }))
    for (const recorded of batch) {
      const event = parseOrFind(recorded)
      if (!('invariant' in event)) observe(event)
    }
  return decided
}
