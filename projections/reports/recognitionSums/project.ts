import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { startOfDay } from '../../books/days.ts'
import { monthIndexOf, monthNumberOf } from '../../books/months.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import {
  dailyRecognition,
  everyChannel,
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
  const number = monthNumberOf(occurredAt)
  const year = Math.floor(monthIndexOf(occurredAt) / 12)
  const addTo = (
    table: typeof recognitionGiven,
    channel: string,
    memberId: MemberId,
    amount: Points,
  ): RowChange =>
    table.add(
      { teamId, year, channel, memberId },
      {
        points: amount,
        times: 1,
        [`points${number}` as const]: amount,
        [`times${number}` as const]: 1,
      },
    )
  const channels = channelId ? [everyChannel, channelId] : [everyChannel]
  return channels.flatMap(channel => [
    dailyRecognition.add(
      { teamId, occurredOn: startOfDay(occurredAt), kind, channel, value: value ?? '' },
      { activities: 1, recipients: recipientIds.length, points },
    ),
    ...(giverId === undefined ? [] : [addTo(recognitionGiven, channel, giverId, points)]),
    ...Array.from(new Set(recipientIds), memberId =>
      addTo(recognitionReceived, channel, memberId, pointsEach),
    ),
  ])
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
  version: 1,
  tables: [dailyRecognition, recognitionGiven, recognitionReceived],
  project,
}
