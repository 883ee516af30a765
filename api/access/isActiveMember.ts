import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import type { SessionOwner } from './sessions.ts'

/** Whether the read models show the member as active; false for an unknown member. */
export const isActiveMember = async (
  database: Queryable,
  { teamId, memberId }: SessionOwner,
): Promise<boolean> => (await memberById(database, teamId, memberId))?.isActive ?? false
