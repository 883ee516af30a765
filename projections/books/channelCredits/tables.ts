import { instant, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** The channel of shoutouts outside of channels. */
export const outsideChannels = 'none'

/** The channel of credits that do not name it: their events are of the first version. */
export const unnamedChannel = 'unnamed'

const readModel = 'channelCredits'
const columns = {
  teamId: uuid,
  /** The id of the channel, `none` outside of channels, or `unnamed`. */
  channel: text,
  /** The start of the day or month in which it happened, and of the one in which the log took it. */
  occurredOn: instant,
  recordedOn: instant,
  points: whole,
}
const key = ['teamId', 'occurredOn', 'recordedOn', 'channel'] as const
const isUnnamed = `where channel = '${unnamedChannel}'`

/**
 * The points that shoutouts credited to all members on a day, with those that repaid a debt, by channel. Days are in
 * UTC. A day has several rows of a channel if some of its credits were recorded on another day.
 */
export const dailyCredits = defineTable({
  readModel,
  name: 'dailyCredits',
  columns,
  key,
  indexes: [
    'team_id, recorded_on',
    // Empty where every credit names its channel.
    `using btree (team_id, occurred_on) ${isUnnamed}`,
    `using btree (team_id, recorded_on) ${isUnnamed}`,
  ],
  isReplacedOften: true,
  holdsSums: true,
})

/** The same by month, so that few rows are read for a long period. */
export const monthlyCredits = defineTable({
  readModel,
  name: 'monthlyCredits',
  columns,
  key,
  isReplacedOften: true,
  holdsSums: true,
})
