import { simulatePolicy } from '@laurel/ledger/audit/simulatePolicy.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { handle, type JobHandler } from '../../delivery/handler.ts'
import { dead, done } from '../../delivery/outcome.ts'
import { simulationJob } from './simulationJob.ts'
import { resultOf, simulatedPolicyOf } from './simulationResult.ts'
import { failSimulation, finishSimulation, runningSimulation } from './simulationRows.ts'

const attemptsMax = 4
/** A history of ten million events takes less. */
const attemptMilliseconds = 15 * 60_000
const beginning: Instant = '1970-01-01T00:00:00.000Z'

type SimulationDependencies = {
  readonly database: Queryable
  readonly log: Pick<EventLog, 'readAll'>
}

/** Runs ordered simulations, one at a time in this process. A restart begins from the start. */
export const simulationHandler = ({ database, log }: SimulationDependencies): JobHandler =>
  handle(
    simulationJob,
    async ({ payload: { simulationId }, number, signal }) => {
      try {
        const ordered = await runningSimulation(database, simulationId)
        if (ordered === null) return done
        const { teamId, policy, start, orderedAt } = ordered
        const simulated = await simulatePolicy(
          log,
          {
            teamId,
            policy: simulatedPolicyOf(policy),
            from: start === null ? beginning : `${start}T00:00:00.000Z`,
            until: orderedAt,
          },
          signal,
        )
        await finishSimulation(database, simulationId, resultOf(simulated))
        return done
      } catch (error) {
        if (number < attemptsMax) throw error
        await failSimulation(database, simulationId, 'The simulation could not be finished. Start it again.')
        return dead(error instanceof Error ? error.message : String(error))
      }
    },
    { atOnceMax: 1, attemptsMax, attemptMilliseconds },
  )
