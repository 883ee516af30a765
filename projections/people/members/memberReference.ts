import { z } from 'zod'
import { members } from './tables.ts'

/** As much of a member as a card or a line of a list shows. */
export const MemberReference = z.object({
  memberId: z.string(),
  name: z.string(),
  pictureUrl: z.string().nullable(),
})
export type MemberReference = z.infer<typeof MemberReference>

/** SQL that makes a reference out of a row of members. */
export const memberReferenceSql = (alias: string): string =>
  `jsonb_build_object('memberId', ${alias}.member_id, 'name', ${alias}.name, 'pictureUrl', ${alias}.picture_url)`

/**
 * SQL of a lateral subquery with the reference of one member that meets a condition. The limit makes PostgreSQL look up each member by key: it
 * expects a hundred elements in every list of ids, and would read all members of the team for each list.
 */
export const memberByKeySql = (teamId: string, memberId: string, condition = 'true'): string =>
  `(select ${memberReferenceSql('k')} as reference, lower(k.name) as name_order, k.member_id from ${members.live} k
    where k.team_id = ${teamId} and k.member_id = ${memberId} and ${condition} limit 1)`
