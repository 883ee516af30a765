import { instant, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** The channel of recognition outside of channels. */
export const outsideChannels = 'none'

export const recognitionKinds = ['shoutout', 'award', 'birthday', 'anniversary', 'newHire'] as const
export type RecognitionKind = (typeof recognitionKinds)[number]

const readModel = 'recognitionSums'

/**
 * The shoutouts, awards and celebrations of each day in UTC, by channel and value. Recalls are not in these sums:
 * questions take away what is recalled now, on the day on which it was given.
 */
export const dailyRecognition = defineTable({
  readModel,
  name: 'dailyRecognition',
  columns: {
    teamId: uuid,
    occurredOn: instant,
    kind: oneOf(recognitionKinds),
    /** The id of the channel, or `none`. */
    channel: text,
    /** Empty without a value. */
    value: text,
    activities: whole,
    recipients: whole,
    points: whole,
  },
  key: ['teamId', 'occurredOn', 'kind', 'channel', 'value'],
  isReplacedOften: true,
})

/** What a member gave or received in each month of a year, in UTC, in one channel. Recalls are left out here, too. */
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

const key = ['teamId', 'year', 'channel', 'memberId'] as const

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
