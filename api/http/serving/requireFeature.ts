import { hasFeature, type PlanFeature } from '@laurel/contract/billing/planFeatures.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { rejectionProblem } from '../problems/rejectionProblems.ts'
import { teamOfCaller } from './team.ts'

/** Refuses the call if the plan of the caller's team does not include the feature. */
export const requireFeature = async (
  dependencies: Pick<Dependencies, 'database'>,
  request: FastifyRequest,
  feature: PlanFeature,
): Promise<void> => {
  const team = await teamOfCaller(dependencies, request)
  if (!hasFeature(team, feature)) throw rejectionProblem({ code: 'PRO_REQUIRED' })
}
