import { TeamId } from '../kernel/ids.ts'
import type { EventLog } from '../log/port.ts'
import { teamStream } from '../teams/stream.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import type { Directory } from './directory.ts'

/** The part of a log that questions about one team need. */
export type AuditedLog = Pick<EventLog, 'readAll' | 'readStream'>

/**
 * The teams that go by an id, a name or an external key, or all teams, which the directory knows afterwards. An id leads
 * to its stream; for anything else the streams of all teams, and no others, are read.
 */
export const findTeams = async (
  log: AuditedLog,
  directory: Directory,
  wanted?: string,
): Promise<readonly TeamId[]> => {
  const id = TeamId.safeParse(wanted).data
  if (id !== undefined) {
    for await (const [created] of log.readStream(teamStream.nameOf(id), 0, 1)) {
      if (created) directory.observe(parseRecorded(created))
      return directory.teamIds(id)
    }
  }
  for await (const batch of log.readAll(undefined, { streamPrefixes: ['team-'] }))
    for (const recorded of batch) directory.observe(parseRecorded(recorded))
  return wanted === undefined ? directory.everyTeamId() : directory.teamIds(wanted)
}
