import type { EventLog, EventToAppend } from '../log/port.ts'

/** A log that records credits and recalls of shoutouts in their first versions while `isFormer` says so. */
export const recordingFirstVersions = <Log extends EventLog>(log: Log, isFormer: () => boolean): Log => ({
  ...log,
  append: (stream, events, expected) =>
    log.append(stream, isFormer() ? events.map(inFirstVersion) : events, expected),
})

const inFirstVersion = (event: EventToAppend): EventToAppend => {
  if (event.type !== 'ShoutoutCredited' && event.type !== 'ShoutoutRecalled') return event
  const { channelId: _none, ...data } = event.data
  return { ...event, version: 1, data }
}
