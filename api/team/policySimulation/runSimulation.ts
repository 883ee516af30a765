import { simulatePolicy } from '@laurel/ledger/audit/simulatePolicy.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { resultOf, simulatedPolicyOf } from './simulationResult.ts'
import { finishSimulation, runningSimulation } from './simulationRows.ts'

const beginning: Instant = '1970-01-01T00:00:00.000Z'

type SimulationDependencies = {
  readonly database: Queryable
  readonly log: Pick<EventLog, 'readAll'>
}

export type RunSimulation = (simulationId: string, signal: AbortSignal) => Promise<void>

/** Runs an ordered simulation and keeps its result. */
export const runSimulation =
  ({ database, log }: SimulationDependencies): RunSimulation =>
  async (simulationId, signal) => {
    const ordered = await runningSimulation(database, simulationId)
    if (ordered === null) return
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
  }
