import { createLedger } from '../../handling/createLedger.ts'
import type { EventLog } from '../../log/port.ts'
import type { KnownTeam } from '../../teams/state.ts'
import { createDirectory } from '../directory.ts'
import { findTeams } from '../findTeams.ts'

/** One team by its id, name or external key. Throws a sentence for people otherwise. */
export const auditedTeam = async (
  log: Pick<EventLog, 'readAll' | 'readStream' | 'append' | 'uniqueIds'>,
  wanted: string,
): Promise<KnownTeam> => {
  const [teamId, another] = await findTeams(log, createDirectory(), wanted)
  if (teamId === undefined)
    throw new TeamNotFound(`There is no team ${wanted}. Use its name, its id or its external key.`)
  if (another !== undefined)
    throw new TeamNotFound(
      `More than one team is called ${wanted}. Use one of the ids ${teamId}, ${another}.`,
    )
  const team = await createLedger({ log }).team(teamId)
  if (team.kind === 'unknown')
    throw new Error(`Team ${teamId} is in the log, yet its stream ${wanted} is empty.`)
  return team
}

/** The name belongs to no team, or to several. */
export class TeamNotFound extends Error {}
