import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { formerMember } from '@laurel/ledger/members/events.ts'
import { monthIndexOf } from '../../books/months.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { exchanges, givenInMonth, knownPeople, recognized } from './tables.ts'

const receivedBy = (
  { metadata: { teamId, occurredAt } }: RecordedLedgerEvent,
  memberIds: readonly MemberId[],
): RowChange[] =>
  memberIds.map(memberId => recognized.raise({ teamId, memberId }, { lastReceivedAt: occurredAt }))

type Shoutout = EventNamed<'ShoutoutGiven' | 'ShoutoutRecalled' | 'ShoutoutReinstated'>

/** A recall counts in the month in which it happens. */
const exchanged = (
  { data: { giverId, recipientIds }, metadata: { teamId, occurredAt } }: Shoutout,
  times: 1 | -1,
): RowChange[] => {
  const month = monthIndexOf(occurredAt)
  const others = recipientIds.filter(recipientId => recipientId !== giverId)
  return [
    givenInMonth.add({ teamId, month, memberId: giverId }, { times: others.length * times }),
    ...others.map(recipientId =>
      giverId < recipientId
        ? exchanges.add({ teamId, month, oneId: giverId, otherId: recipientId }, { byOne: times })
        : exchanges.add({ teamId, month, oneId: recipientId, otherId: giverId }, { byOther: times }),
    ),
  ]
}

const project = projectBy({
  MemberAdded: ({ data: { memberId, profile }, metadata: { teamId, occurredAt } }) => [
    recognized.put({
      teamId,
      memberId,
      name: profile.name,
      pictureUrl: profile.pictureUrl,
      timeZone: profile.timeZone,
      joinedOn: null,
      isActive: true,
      addedAt: occurredAt,
      lastReceivedAt: null,
    }),
    knownPeople.add({ teamId }, { people: 1 }),
  ],
  MemberProfileChanged: ({ data: { memberId, profile }, metadata: { teamId } }) => {
    const { name, pictureUrl, timeZone } = profile
    return [recognized.change({ teamId, memberId }, { name, pictureUrl, timeZone })]
  },
  MemberDeactivated: ({ data: { memberId }, metadata: { teamId } }) => [
    recognized.change({ teamId, memberId }, { isActive: false }),
  ],
  MemberReactivated: ({ data: { memberId }, metadata: { teamId } }) => [
    recognized.change({ teamId, memberId }, { isActive: true }),
  ],
  MemberErased: ({ data: { memberId }, metadata: { teamId } }) => [
    recognized.change(
      { teamId, memberId },
      { name: formerMember, pictureUrl: null, timeZone: null, joinedOn: null, isActive: false },
    ),
  ],
  MemberDetailsSet: ({ data: { memberId, details }, metadata: { teamId } }) => [
    recognized.change({ teamId, memberId }, { joinedOn: details.joinedOn }),
  ],
  MemberDatesSynced: ({ data: { memberId, joinedOn }, metadata: { teamId } }) => [
    recognized.change({ teamId, memberId }, { joinedOn }),
  ],
  ShoutoutGiven: event => [...receivedBy(event, event.data.recipientIds), ...exchanged(event, 1)],
  ShoutoutRecalled: event => exchanged(event, -1),
  ShoutoutReinstated: event => exchanged(event, 1),
  AwardGiven: event => (event.data.isPrivate ? [] : receivedBy(event, event.data.recipientIds)),
  PrizeGranted: event => (event.data.isPrivate ? [] : receivedBy(event, [event.data.memberId])),
})

export const fairnessReadModel: ReadModel = {
  name: 'fairness',
  version: 1,
  tables: [recognized, knownPeople, givenInMonth, exchanges],
  project,
}
