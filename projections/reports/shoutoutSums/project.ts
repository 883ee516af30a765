import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { monthIndexOf, monthNumberOf } from '../../books/months.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { shoutoutsGiven, shoutoutsReceived, shoutoutTotals } from './tables.ts'

type ShoutoutEvent = EventNamed<'ShoutoutGiven' | 'ShoutoutRecalled' | 'ShoutoutReinstated'>
type Sums = typeof shoutoutsReceived

const addTo = (
  table: Sums,
  { metadata: { teamId, occurredAt }, recordedAt }: ShoutoutEvent,
  memberId: MemberId,
  points: Points,
  times: 1 | -1,
): RowChange => {
  const month = monthIndexOf(occurredAt)
  const number = monthNumberOf(occurredAt)
  const key = {
    teamId,
    year: Math.floor(month / 12),
    monthsLate: monthIndexOf(recordedAt) - month,
    memberId,
  }
  return table.add(key, {
    points: points * times,
    shoutouts: times,
    [`points${number}` as const]: points * times,
    [`shoutouts${number}` as const]: times,
  })
}

const received =
  (times: 1 | -1) =>
  (event: ShoutoutEvent): readonly RowChange[] =>
    event.data.recipientIds.map(memberId =>
      addTo(shoutoutsReceived, event, memberId, event.data.pointsEach, times),
    )

const given =
  (times: 1 | -1) =>
  (event: ShoutoutEvent): readonly RowChange[] => {
    const { giverId, pointsEach, recipientIds } = event.data
    return [addTo(shoutoutsGiven, event, giverId, pointsEach * recipientIds.length, times)]
  }

export const shoutoutsReceivedReadModel: ReadModel = {
  name: 'shoutoutsReceived',
  version: 1,
  tables: [shoutoutsReceived],
  project: projectBy({
    ShoutoutGiven: received(1),
    ShoutoutRecalled: received(-1),
    ShoutoutReinstated: received(1),
  }),
}

export const shoutoutsGivenReadModel: ReadModel = {
  name: 'shoutoutsGiven',
  version: 1,
  tables: [shoutoutsGiven],
  project: projectBy({
    ShoutoutGiven: given(1),
    ShoutoutRecalled: given(-1),
    ShoutoutReinstated: given(1),
  }),
}

const counted =
  (times: 1 | -1) =>
  ({ data, metadata: { teamId } }: ShoutoutEvent): readonly RowChange[] => {
    const { giverId, pointsEach, recipientIds } = data
    return [
      shoutoutTotals.add(
        { teamId, memberId: giverId },
        { pointsGiven: pointsEach * recipientIds.length * times, shoutoutsGiven: times },
      ),
      ...recipientIds.map(memberId =>
        shoutoutTotals.add(
          { teamId, memberId },
          { pointsReceived: pointsEach * times, shoutoutsReceived: times },
        ),
      ),
    ]
  }

export const shoutoutTotalsReadModel: ReadModel = {
  name: 'shoutoutTotals',
  version: 1,
  tables: [shoutoutTotals],
  project: projectBy({
    ShoutoutGiven: counted(1),
    ShoutoutRecalled: counted(-1),
    ShoutoutReinstated: counted(1),
  }),
}
