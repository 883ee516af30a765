import { createLedger } from '../../handling/createLedger.ts'
import type { ChannelId } from '../../kernel/ids.ts'
import type { EventLog } from '../../log/port.ts'
import type { KnownTeam } from '../../teams/state.ts'
import { parseRecorded } from '../../vault/parseRecorded.ts'
import { createDirectory } from '../directory.ts'

export type AuditedTeam = KnownTeam & { readonly channelTitles: ReadonlyMap<ChannelId, string> }

/** One team by its id, name or external key, as its books need it. Throws a sentence for people otherwise. */
export const auditedTeam = async (
  log: Pick<EventLog, 'readAll' | 'readStream' | 'append' | 'uniqueIds'>,
  wanted: string,
): Promise<AuditedTeam> => {
  const directory = createDirectory()
  const channelTitles = new Map<ChannelId, string>()
  for await (const batch of log.readAll(undefined, { streamPrefixes: ['team-', 'channel-'] })) {
    for (const recorded of batch) {
      const event = parseRecorded(recorded)
      directory.observe(event)
      if (event.type === 'ChannelCreated' || event.type === 'ChannelChanged')
        channelTitles.set(event.data.channelId, event.data.settings.title)
    }
  }
  const [teamId, another] = directory.teamIds(wanted)
  if (teamId === undefined)
    throw new TeamNotFound(`There is no team ${wanted}. Use its name, its id or its external key.`)
  if (another !== undefined)
    throw new TeamNotFound(
      `More than one team is called ${wanted}. Use one of the ids ${teamId}, ${another}.`,
    )
  const team = await createLedger({ log }).team(teamId)
  if (team.kind === 'unknown')
    throw new Error(`Team ${teamId} is in the log, yet its stream ${wanted} is empty.`)
  return { ...team, channelTitles }
}

/** The name that was asked for leads to no team, or to several. */
export class TeamNotFound extends Error {}
