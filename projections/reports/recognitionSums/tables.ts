import { instant, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** All channels, and what happens outside of channels: what a figure of the whole team reads. */
export const everyChannel = 'all'

export const recognitionKinds = ['shoutout', 'award', 'birthday', 'anniversary', 'newHire'] as const
export type RecognitionKind = (typeof recognitionKinds)[number]

const readModel = 'recognitionSums'

/** What was given in a span of time that begins at `occurredOn`. */
const ofSpans = {
  teamId: uuid,
  occurredOn: instant,
  kind: oneOf(recognitionKinds),
  /** The id of the channel, or `all`. */
  channel: text,
  /** Empty without a value. */
  value: text,
  activities: whole,
  recipients: whole,
  points: whole,
} as const

const keyOfSpan = ['teamId', 'channel', 'occurredOn', 'kind', 'value'] as const

/**
 * The shoutouts, awards and celebrations of each day in UTC, by channel and value. Each
 * is counted in its channel and in `all`. Recalls are not in these sums:
 * questions take away what is recalled now, on the day on which it was given.
 */
export const dailyRecognition = defineTable({
  readModel,
  name: 'dailyRecognition',
  columns: ofSpans,
  key: keyOfSpan,
  isReplacedOften: true,
  holdsSums: true,
})

/** The same of each month, so that years are read from few rows. */
export const monthlyRecognition = defineTable({
  readModel,
  name: 'monthlyRecognition',
  columns: ofSpans,
  key: keyOfSpan,
  isReplacedOften: true,
  holdsSums: true,
})

/** What a member gave or received in each month of a year, in UTC. Recalls are left out, too. */
const ofMembers = {
  teamId: uuid,
  year: whole,
  memberId: uuid,
  /** The whole year. */
  points: whole,
  times: whole,
  points01: whole,
  points02: whole,
  points03: whole,
  points04: whole,
  points05: whole,
  points06: whole,
  points07: whole,
  points08: whole,
  points09: whole,
  points10: whole,
  points11: whole,
  points12: whole,
  times01: whole,
  times02: whole,
  times03: whole,
  times04: whole,
  times05: whole,
  times06: whole,
  times07: whole,
  times08: whole,
  times09: whole,
  times10: whole,
  times11: whole,
  times12: whole,
} as const

/** The same in one channel. */
const inChannels = { ...ofMembers, channelId: uuid } as const

const key = ['teamId', 'year', 'memberId'] as const
const keyInChannels = ['teamId', 'channelId', 'year', 'memberId'] as const

/** Shoutouts and spot awards, by their giver. */
export const recognitionGiven = defineTable({
  readModel,
  name: 'recognitionGiven',
  columns: ofMembers,
  key,
  isReplacedOften: true,
  holdsSums: true,
})

/** Shoutouts and spot awards in a channel, by their giver. */
export const channelRecognitionGiven = defineTable({
  readModel,
  name: 'channelRecognitionGiven',
  columns: inChannels,
  key: keyInChannels,
  isReplacedOften: true,
  holdsSums: true,
})

/** Shoutouts, awards and celebrations, by each recipient. */
export const recognitionReceived = defineTable({
  readModel,
  name: 'recognitionReceived',
  columns: ofMembers,
  key,
  isReplacedOften: true,
  holdsSums: true,
})

/** Shoutouts and awards in a channel, by each recipient. */
export const channelRecognitionReceived = defineTable({
  readModel,
  name: 'channelRecognitionReceived',
  columns: inChannels,
  key: keyInChannels,
  isReplacedOften: true,
  holdsSums: true,
})
