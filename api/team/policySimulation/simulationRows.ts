import { ChangedPolicy, SimulationResult, simulationStates } from '@laurel/contract/team/policySimulation.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRow, readRows } from '@laurel/projections/engine/querying/rows.ts'
import { instant, text, uuid } from '@laurel/projections/engine/tables/columns.ts'
import { z } from 'zod'

const StoredSimulation = z.object({
  simulationId: uuid,
  teamId: uuid,
  policy: ChangedPolicy,
  start: text.nullable(),
  state: z.enum(simulationStates),
  problem: text.nullable(),
  orderedAt: instant,
})
export type StoredSimulation = z.output<typeof StoredSimulation>

/** The example names a person by id, so that an erased person has no name here either. */
export const StoredResult = SimulationResult.extend({
  examples: z
    .array(SimulationResult.shape.examples.element.omit({ user: true }).extend({ memberId: uuid }))
    .max(50),
})
export type StoredResult = z.output<typeof StoredResult>

const columns = `simulation_id as "simulationId", team_id as "teamId", policy, start_day as start, state, problem,
  ordered_at as "orderedAt"`

/** The simulations of a team, the newest first. */
export const simulationsOf = (database: Queryable, teamId: TeamId): Promise<StoredSimulation[]> =>
  readRows(
    database,
    StoredSimulation,
    `select ${columns} from worker.policy_simulations where team_id = $1
     order by ordered_at desc, simulation_id`,
    [teamId],
  )

export const simulationWithResult = (database: Queryable, teamId: TeamId, simulationId: string) =>
  readRow(
    database,
    StoredSimulation.extend({ result: StoredResult.nullable() }),
    `select ${columns}, result from worker.policy_simulations where team_id = $1 and simulation_id = $2`,
    [teamId, simulationId],
  )

/** A simulation that runs, or null where it ended or other ones pushed it out. */
export const runningSimulation = (
  database: Queryable,
  simulationId: string,
): Promise<StoredSimulation | null> =>
  readRow(
    database,
    StoredSimulation,
    `select ${columns} from worker.policy_simulations where simulation_id = $1 and state = 'running'`,
    [simulationId],
  )

export const finishSimulation = async (
  database: Queryable,
  simulationId: string,
  result: StoredResult,
): Promise<void> => {
  await database.query(
    `update worker.policy_simulations set state = 'ready', result = $2
     where simulation_id = $1 and state = 'running'`,
    [simulationId, JSON.stringify(StoredResult.parse(result))],
  )
}

export const failSimulation = async (
  database: Queryable,
  simulationId: string,
  problem: string,
): Promise<void> => {
  await database.query(
    `update worker.policy_simulations set state = 'failed', problem = $2
     where simulation_id = $1 and state = 'running'`,
    [simulationId, problem],
  )
}
