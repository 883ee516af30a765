import { teamById } from '@laurel/projections/team/teams/queries.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { notYetShown } from '../problems/generalProblems.ts'
import { callerOf } from './authenticate.ts'

/** The team of the caller. */
export const teamOfCaller = async (
  { database }: Pick<Dependencies, 'database'>,
  request: FastifyRequest,
): Promise<TeamRow> => {
  const team = await teamById(database, callerOf(request).teamId)
  if (!team) throw notYetShown()
  return team
}
