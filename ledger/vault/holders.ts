import { derivedId } from '../kernel/derivedId.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import { Month } from '../kernel/month.ts'
import type { EventToAppend, JsonObject } from '../log/port.ts'
import { personalFields, subjectOf } from './personalFields.ts'
import type { Person } from './vault.ts'

type SomeEvent = Pick<EventToAppend, 'type' | 'data' | 'metadata'>

/**
 * Who holds a key of an event's personal data. The first is the person of the event, whose key encrypts all of it. Free
 * text needs the keys of all: also of the people whom it is about, and of its month, so that destroying any of them
 * erases the text.
 */
export type Holders = readonly [Person, ...Person[]]

/** Undefined if the event holds no personal data. */
export const holdersOf = ({ type, data, metadata }: SomeEvent): Holders | undefined => {
  const fields = personalFields(type)
  if (fields.length === 0) return undefined
  const memberId = subjectOf(data)
  if (memberId === undefined)
    throw new Error(
      `${type} holds personal data without its person. Add one of the fields that subjectOf reads.`,
    )
  const { teamId, occurredAt } = metadata
  const owner = { teamId, memberId }
  if (!fields.some(({ isFreeText }) => isFreeText)) return [owner]
  const about = peopleOf(data).map(id => ({ teamId, memberId: id }))
  return [owner, ...about, monthHolder(teamId, textMonthOf(occurredAt))]
}

/** Whom a text is about, beside its person. */
const peopleOf = ({ nomineeId, subjectIds }: JsonObject): readonly MemberId[] =>
  [nomineeId, ...(Array.isArray(subjectIds) ? subjectIds : [])].filter(id => typeof id === 'string')

/** The month to which a text belongs, in UTC: the time zone of a team can change. */
export const textMonthOf = (occurredAt: string): Month => Month.parse(occurredAt.slice(0, '2026-11'.length))

/** The texts of a team's month have a key beside those of people, under an id that no member has. */
export const monthHolder = (teamId: TeamId, month: Month): Person => ({
  teamId,
  memberId: derivedId('texts of a month', teamId, month),
})
