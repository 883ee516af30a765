import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { readRow } from '../../engine/querying/rows.ts'
import { whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { privateBirthdaySql } from '../../recognition/activity/privateBirthday.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { ledgerEntries } from './tables.ts'

/**
 * SQL: whether the entry `e` belongs to the private birthday of a member other than the viewer. Few entries are of awards;
 * the offset keeps PostgreSQL from reading all birthdays of the team ahead.
 */
export const isPrivateBirthdayOfAnother = (viewerId: MemberId, parameters: Parameters): string =>
  isPrivateBirthdayBeside(parameters.bind(viewerId))

/** The same for a viewer whose id an SQL expression gives. */
export const isPrivateBirthdayBeside = (viewerSql: string): string =>
  `(e.event_type = 'AwardGranted' and exists (
      select from ${activities.live} a
      left join ${members.live} m on m.team_id = a.team_id and m.member_id = a.member_id
      where a.team_id = e.team_id and a.activity_id = e.subject_id
        and a.member_id <> ${viewerSql} and ${privateBirthdaySql}
      offset 0
    ))`

/**
 * SQL: leaves out what the company pays for private birthdays, except that of the viewer. In the account of the member
 * such a birthday looks like an award. The entry of the company has the same position and the same instant, and
 * `awarded` contains no credit of an award, so the entry would show which of these awards is a birthday.
 */
export const withoutPrivateBirthdaysPaid = (viewerId: MemberId, parameters: Parameters): string =>
  `not (e.account = 'awarded' and ${isPrivateBirthdayOfAnother(viewerId, parameters)})`

const Credits = z.object({ entries: whole, points: whole })

/** The number and the sum of the redeemable points that private birthdays gave, except that of the viewer. */
export const privateBirthdayCredits = async (
  database: Queryable,
  teamId: TeamId,
  viewerId: MemberId,
): Promise<z.output<typeof Credits>> =>
  (await readRow(
    database,
    Credits,
    `select count(*) as entries, coalesce(sum(e.points), 0) as points
     from (
       select a.position from ${activities.live} a
       where a.team_id = $1 and a.member_id <> $2 and a.kind = 'birthday' and a.is_private
       union
       select a.position from ${members.live} m
       join ${activities.live} a on a.team_id = $1 and a.member_id = m.member_id and a.kind = 'birthday'
       where m.team_id = $1 and m.member_id <> $2 and m.is_birthday_private
     ) b
     join ${ledgerEntries.live} e on e.team_id = $1 and e.position = b.position and e.account = 'redeemable'`,
    [teamId, viewerId],
  )) ?? { entries: 0, points: 0 }
