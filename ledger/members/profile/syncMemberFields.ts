import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import { jsonEquals } from '../../kernel/jsonEquals.ts'
import type { MemberEvent } from '../events.ts'
import type { KnownMember, MemberState } from '../state.ts'
import type { MemberDetails } from './details.ts'
import type { ProfileFieldValues } from './vocabulary.ts'

/** The dates of a member that a profile field can hold. */
export type MemberDates = Pick<MemberDetails, 'birthday' | 'joinedOn'>

/** Syncs the profile fields of a member with the workspace, and the manager and dates that are mapped to them. */
export type SyncMemberFields = Command<
  'syncMemberFields',
  {
    readonly memberId: MemberId
    readonly fields: ProfileFieldValues
    readonly managerId: MemberId | null
    readonly dates: MemberDates
  }
>

export const syncMemberFields = (
  state: MemberState,
  { data }: SyncMemberFields,
): Decision<MemberEvent, never> => {
  if (state.kind === 'unknown' || state.isErased) return accept()
  const { memberId, fields } = data
  // A member never reports to themselves, even if the profile says so.
  const managerId = data.managerId === memberId ? null : data.managerId
  const events: MemberEvent[] = []
  if (!jsonEquals(state.fields, fields) || state.managerId !== managerId)
    events.push({ type: 'MemberFieldsSynced', data: { memberId, fields: { ...fields }, managerId } })
  const { birthday, joinedOn } = datesOf(state, data.dates)
  if (state.details.birthday !== birthday || state.details.joinedOn !== joinedOn)
    events.push({ type: 'MemberDatesSynced', data: { memberId, birthday, joinedOn } })
  return accept(...events)
}

/** A day that was entered or cleared by hand wins over the profile. */
const datesOf = ({ details, datesByHand }: KnownMember, synced: MemberDates): MemberDates => ({
  birthday: datesByHand.has('birthday') ? details.birthday : synced.birthday,
  joinedOn: datesByHand.has('joinedOn') ? details.joinedOn : synced.joinedOn,
})
