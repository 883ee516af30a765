import { instant, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** The channel of shoutouts outside of channels. */
export const outsideChannels = 'none'

/** The channel of credits that do not name it: their events are of the first version. */
export const unnamedChannel = 'unnamed'

/**
 * The points that shoutouts credited to all members on a day, with those that repaid a debt, by channel. Days are in
 * UTC. A day has several rows of a channel if some of its credits were recorded on another day.
 */
export const dailyCredits = defineTable({
  readModel: 'dailyCredits',
  name: 'dailyCredits',
  columns: {
    teamId: uuid,
    /** The id of the channel, `none` outside of channels, or `unnamed`. */
    channel: text,
    /** The day on which it happened, and the day on which the log took it. */
    occurredOn: instant,
    recordedOn: instant,
    points: whole,
  },
  key: ['teamId', 'channel', 'occurredOn', 'recordedOn'],
  isReplacedOften: true,
})
