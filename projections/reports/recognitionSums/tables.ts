import { instant, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** All channels, and what happens outside of channels: what a figure of the whole team reads. */
export const everyChannel = 'all'

export const recognitionKinds = ['shoutout', 'award', 'birthday', 'anniversary', 'newHire'] as const
export type RecognitionKind = (typeof recognitionKinds)[number]

const readModel = 'recognitionSums'

/**
 * The shoutouts, awards and celebrations of each day in UTC, by channel and value. Each
 * is counted in its channel and in `all`. Recalls are not in these sums:
 * questions take away what is recalled now, on the day on which it was given.
 */
export const dailyRecognition = defineTable({
  readModel,
  name: 'dailyRecognition',
  columns: {
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
  },
  key: ['teamId', 'channel', 'occurredOn', 'kind', 'value'],
  isReplacedOften: true,
})

/** What a member gave or received in each month of a year, in UTC, in one channel and in `all`. Recalls are left out, too. */
const ofMembers = {
  teamId: uuid,
  year: whole,
  channel: text,
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

const key = ['teamId', 'channel', 'year', 'memberId'] as const

/** Shoutouts and spot awards, by their giver. */
export const recognitionGiven = defineTable({
  readModel,
  name: 'recognitionGiven',
  columns: ofMembers,
  key,
  isReplacedOften: true,
})

/** Shoutouts, awards and celebrations, by each recipient. */
export const recognitionReceived = defineTable({
  readModel,
  name: 'recognitionReceived',
  columns: ofMembers,
  key,
  isReplacedOften: true,
})
