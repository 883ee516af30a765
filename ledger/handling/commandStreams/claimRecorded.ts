import type { RecordedEvent } from '../../log/port.ts'
import type { CommandStreams } from './commandStreams.ts'

/**
 * Claims for members' commands the streams that hold them. A log whose event ids are unique everywhere needs no claims;
 * its commands get theirs when it moves to one that does.
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
