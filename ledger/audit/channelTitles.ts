import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { streamPrefixesOf } from '../handling/streams.ts'
import type { ChannelId, TeamId } from '../kernel/ids.ts'
import type { EventLog } from '../log/port.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'

/** The latest title of every channel, of some teams or of all. */
export const channelTitlesOf = async (
  log: Pick<EventLog, 'readAll'>,
  teamIds: readonly TeamId[] | 'all',
): Promise<ReadonlyMap<ChannelId, string>> => {
  const titles = new Map<ChannelId, string>()
  const streamPrefixes =
    teamIds === 'all' ? ['channel-'] : teamIds.flatMap(teamId => streamPrefixesOf(teamId, ['channel-']))
  for await (const batch of log.readAll(undefined, { streamPrefixes }))
    for (const event of batch.map(parseRecorded)) noteTitle(titles, event)
  return titles
}

/** Keeps the title that an event gives to a channel. */
export const noteTitle = (titles: Map<ChannelId, string>, event: RecordedLedgerEvent): void => {
  if (event.type === 'ChannelCreated' || event.type === 'ChannelChanged')
    titles.set(event.data.channelId, event.data.settings.title)
}
