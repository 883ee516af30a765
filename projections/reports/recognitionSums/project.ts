import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { startOfDay } from '../../books/days.ts'
import { monthIndexOf, monthNumberOf, startOfMonth } from '../../books/months.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import {
  channelRecognitionGiven,
  channelRecognitionReceived,
  dailyRecognition,
  everyChannel,
  monthlyRecognition,
  type RecognitionKind,
  recognitionGiven,
  recognitionReceived,
} from './tables.ts'

type Recognition = {
  readonly kind: RecognitionKind
  readonly channelId?: string | null | undefined
  readonly value?: string | null | undefined
  readonly giverId?: MemberId
  readonly recipientIds: readonly MemberId[]
  readonly pointsEach: Points
}

const sumsOf = (
  { metadata: { teamId, occurredAt } }: RecordedLedgerEvent,
  { kind, channelId, value, giverId, recipientIds, pointsEach }: Recognition,
): RowChange[] => {
  const points = pointsEach * recipientIds.length
  const month = monthIndexOf(occurredAt)
  const number = monthNumberOf(occurredAt)
  const ofMember = (
    inTeam: typeof recognitionGiven,
    inChannels: typeof channelRecognitionGiven,
    memberId: MemberId,
    amount: Points,
  ): RowChange[] => {
    const key = { teamId, year: Math.floor(month / 12), memberId }
    const added = {
      points: amount,
      times: 1,
      [`points${number}` as const]: amount,
      [`times${number}` as const]: 1,
    }
    return [inTeam.add(key, added), ...(channelId ? [inChannels.add({ ...key, channelId }, added)] : [])]
  }
  const counted = { activities: 1, recipients: recipientIds.length, points }
  const channels = channelId ? [everyChannel, channelId] : [everyChannel]
  return [
    ...channels.flatMap(channel => {
      const key = { teamId, kind, channel, value: value ?? '' }
      return [
        dailyRecognition.add({ ...key, occurredOn: startOfDay(occurredAt) }, counted),
        monthlyRecognition.add({ ...key, occurredOn: startOfMonth(month) }, counted),
      ]
    }),
    ...(giverId === undefined ? [] : ofMember(recognitionGiven, channelRecognitionGiven, giverId, points)),
    ...[...new Set(recipientIds)].flatMap(memberId =>
      ofMember(recognitionReceived, channelRecognitionReceived, memberId, pointsEach),
    ),
  ]
}

const celebrationKinds = { BIRTHDAY: 'birthday', ANNIVERSARY: 'anniversary', NEW_HIRE: 'newHire' } as const

const project = projectBy({
  ShoutoutGiven: event => sumsOf(event, { kind: 'shoutout', ...event.data }),
  AwardGiven: event => sumsOf(event, { kind: 'award', ...event.data }),
  AwardGranted: event => {
    const { memberId, occasion, points } = event.data
    return sumsOf(event, {
      kind: celebrationKinds[occasion.kind],
      recipientIds: [memberId],
      pointsEach: points,
    })
  },
  PrizeGranted: event => {
    const { memberId, points, channelIds } = event.data
    return sumsOf(event, {
      kind: 'award',
      channelId: channelIds[0],
      recipientIds: [memberId],
      pointsEach: points,
    })
  },
})

export const recognitionSumsReadModel: ReadModel = {
  name: 'recognitionSums',
  version: 2,
  tables: [
    dailyRecognition,
    monthlyRecognition,
    recognitionGiven,
    channelRecognitionGiven,
    recognitionReceived,
    channelRecognitionReceived,
  ],
  project,
}
