import {
  getPolicySimulation,
  listPolicySimulations,
  type Simulation,
  simulatePolicy,
} from '@laurel/contract/team/policySimulation.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { memberReferences } from '@laurel/projections/people/members/memberReferences.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { orderSimulation } from '../policySimulation/orderSimulation.ts'
import {
  type StoredSimulation,
  simulationsOf,
  simulationWithResult,
} from '../policySimulation/simulationRows.ts'

/** Policies that administrators try on the history of their team. */
export const servePolicySimulation = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies
  const all = async (request: FastifyRequest) => ({
    simulations: (await simulationsOf(database, callerOf(request).teamId)).map(simulationOf),
  })

  api.route({
    ...routeOf(simulatePolicy),
    handler: async request => {
      const { id: simulationId, policy, start } = request.body
      const { teamId } = callerOf(request)
      await orderSimulation({ database }, { simulationId, teamId, policy, start }, instantOf(clock()))
      return all(request)
    },
  })

  api.route({ ...routeOf(listPolicySimulations), handler: all })

  api.route({
    ...routeOf(getPolicySimulation),
    handler: async request => {
      const { teamId } = callerOf(request)
      const stored = await simulationWithResult(database, teamId, request.params.id)
      if (stored === null) throw notFound('simulation')
      const { result } = stored
      if (result === null) return { ...simulationOf(stored), result }
      const people = await memberReferences(
        database,
        teamId,
        result.examples.map(({ memberId }) => memberId),
      )
      const references = new Map(people.map(person => [person.memberId, userReferenceOf(person)]))
      const examples = result.examples.map(({ memberId, ...example }) => ({
        ...example,
        user: references.get(memberId) ?? null,
      }))
      return { ...simulationOf(stored), result: { ...result, examples } }
    },
  })
}

const simulationOf = (stored: StoredSimulation): Simulation => ({
  id: stored.simulationId,
  policy: stored.policy,
  start: stored.start,
  state: stored.state,
  problem: stored.problem,
  ordered_at: stored.orderedAt,
})
