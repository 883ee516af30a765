import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { handle, type JobHandler } from '../../delivery/handler.ts'
import { dead, done } from '../../delivery/outcome.ts'
import type { RunSimulation } from './runSimulation.ts'
import { simulationJob } from './simulationJob.ts'
import { failSimulation } from './simulationRows.ts'

const attemptsMax = 4
/** A history of ten million events takes less. */
const attemptMilliseconds = 15 * 60_000

type Dependencies = { readonly database: Queryable; readonly simulate: RunSimulation }

/** Runs ordered simulations, one at a time in this process. A restart begins from the start. */
export const simulationHandler = ({ database, simulate }: Dependencies): JobHandler =>
  handle(
    simulationJob,
    async ({ payload: { simulationId }, number, signal }) => {
      try {
        await simulate(simulationId, signal)
        return done
      } catch (error) {
        if (number < attemptsMax) throw error
        await failSimulation(database, simulationId, 'The simulation could not be finished. Start it again.')
        return dead(error instanceof Error ? error.message : String(error))
      }
    },
    { atOnceMax: 1, attemptsMax, attemptMilliseconds },
  )
