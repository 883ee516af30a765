import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { columnsOf, readRows } from '../../engine/querying/rows.ts'
import { members } from './tables.ts'

/** What celebrations need of a member. Lists of half a year name most members, so that they leave out all else. */
export const CelebratedMember = members.schema.pick({
  teamId: true,
  memberId: true,
  name: true,
  email: true,
  pictureUrl: true,
  birthday: true,
  isBirthdayPrivate: true,
  joinedOn: true,
  newHireMessage: true,
  addedAt: true,
})
export type CelebratedMember = z.output<typeof CelebratedMember>

const celebrated = `select ${columnsOf({ columns: CelebratedMember.shape }, 'm')} from ${members.live} m where m.team_id = $1 and m.is_active`
const byName = 'order by lower(m.name), m.member_id'

/** Active members of some ids with a known birthday or joining date, by name. */
export const celebratedMembers = (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<CelebratedMember[]> =>
  readRows(
    database,
    CelebratedMember,
    `${celebrated} and (m.birthday is not null or m.joined_on is not null)
       and m.member_id = any ($2::uuid[]) ${byName}`,
    [teamId, memberIds],
  )

/** Active members whose birthday, or whose joining date for other kinds, is on one of the days of the year, by name. */
export const membersCelebratedOn = (
  database: Queryable,
  teamId: TeamId,
  kind: CelebrationKind,
  days: readonly DayOfYear[],
): Promise<CelebratedMember[]> =>
  readRows(
    database,
    CelebratedMember,
    `${celebrated} and ${kind === 'BIRTHDAY' ? 'm.birthday' : 'substr(m.joined_on, 6)'} = any ($2) ${byName}`,
    [teamId, days],
  )
