import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { rejectionProblem } from '../problems/rejectionProblems.ts'
import { teamOfCaller } from './team.ts'

/** Keeps out teams whose plan does not include what a call is for. */
export const requirePro = async (
  dependencies: Pick<Dependencies, 'database'>,
  request: FastifyRequest,
): Promise<void> => {
  const { plan } = await teamOfCaller(dependencies, request)
  if (plan !== 'pro') throw rejectionProblem({ code: 'PRO_REQUIRED' })
}
