import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { columnsOf, readRows } from '../../engine/querying/rows.ts'
import { text } from '../../engine/tables/columns.ts'
import { CelebratedMember } from './celebratedMembers.ts'
import { members } from './tables.ts'

/** A calendar day, `2027-02-28`, and a day of the year that falls on it. */
export type FallingDay = { readonly fallsOn: string; readonly day: DayOfYear }

const Ahead = CelebratedMember.extend({ orderedBy: text })
const AheadOnDay = Ahead.extend({ fallsOn: text })

/** A member with the text that orders names. */
export type MemberAhead = z.output<typeof Ahead>
export type CelebrationAhead = z.output<typeof AheadOnDay>

/** The place of a member in a list by name. */
export type NameKey = { readonly orderedBy: string; readonly memberId: MemberId }
/** The place of a member in a list by day, then by name. */
export type DayKey = NameKey & { readonly fallsOn: string }

type Part<Key> = { readonly after: Key | undefined; readonly limit: number }

const columns = `${columnsOf({ columns: CelebratedMember.shape }, 'm')}, lower(m.name) as "orderedBy"`
const byName = 'lower(m.name), m.member_id'

/** SQL: whether the member `m` has a public celebration on the day `d`. */
export const isOnDay: Readonly<Record<CelebrationKind, string>> = {
  BIRTHDAY: 'm.birthday = d.day and not m.is_birthday_private',
  ANNIVERSARY: 'substr(m.joined_on, 6) = d.day and substr(m.joined_on, 1, 4) < substr(d.falls_on, 1, 4)',
  NEW_HIRE: 'substr(m.joined_on, 6) = d.day and substr(m.joined_on, 1, 4) = substr(d.falls_on, 1, 4)',
}

/** The next public celebrations of a kind on some days, in order of days, by name within one. */
export const celebrationsAhead = (
  database: Queryable,
  teamId: TeamId,
  kind: CelebrationKind,
  days: readonly FallingDay[],
  { after, limit }: Part<DayKey>,
): Promise<CelebrationAhead[]> =>
  readRows(
    database,
    AheadOnDay,
    `select ${columns}, d.falls_on as "fallsOn"
     from unnest($2::text[], $3::text[]) d(falls_on, day)
     join ${members.live} m on m.team_id = $1 and m.is_active and ${isOnDay[kind]}
     ${after ? 'where (d.falls_on, lower(m.name), m.member_id) > ($5, $6, $7)' : ''}
     order by d.falls_on, ${byName} limit $4`,
    [
      teamId,
      days.map(({ fallsOn }) => fallsOn),
      days.map(({ day }) => day),
      limit,
      ...(after ? [after.fallsOn, after.orderedBy, after.memberId] : []),
    ],
  )

/** Active members whose birthday is known and private, by name. */
export const privateBirthdays = (
  database: Queryable,
  teamId: TeamId,
  { after, limit }: Part<NameKey>,
): Promise<MemberAhead[]> =>
  readRows(
    database,
    Ahead,
    `select ${columns} from ${members.live} m
     where m.team_id = $1 and m.is_active and m.is_birthday_private and m.birthday is not null
       ${after ? 'and (lower(m.name), m.member_id) > ($3, $4)' : ''}
     order by ${byName} limit $2`,
    [teamId, limit, ...(after ? [after.orderedBy, after.memberId] : [])],
  )
