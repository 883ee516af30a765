import type { RecordedEvent } from '../../log/port.ts'
import type { CommandStreams } from './commandStreams.ts'

/**
 * Claims the streams of recorded commands of members. A log with event ids that are unique everywhere needs no claims;
 * its commands get theirs when it moves to another store.
 */
export const claimRecorded = async (
  commandStreams: CommandStreams,
  events: readonly RecordedEvent[],
): Promise<void> => {
  const streams = new Map<string, string>()
  for (const { metadata, stream } of events)
    if (metadata.actor.kind === 'member') streams.set(metadata.commandId, stream)
  await Promise.all([...streams].map(([commandId, stream]) => commandStreams.claim(commandId, stream)))
}
