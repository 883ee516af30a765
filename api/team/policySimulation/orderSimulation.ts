import { type ChangedPolicy, simulationsMax } from '@laurel/contract/team/policySimulation.ts'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { enqueue } from '../../delivery/enqueue.ts'
import { newSimulationJob } from './simulationJob.ts'

type SimulationOrder = {
  readonly simulationId: string
  readonly teamId: TeamId
  readonly policy: ChangedPolicy
  readonly start: string | null
}

/** Orders a simulation. The same id orders it once; the oldest ones of the team make room. */
export const orderSimulation = (
  { database }: { readonly database: Pool },
  { simulationId, teamId, policy, start }: SimulationOrder,
  now: Instant,
): Promise<void> =>
  inTransaction(database, async client => {
    // One order of a team at a time, so that the number is exact.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`simulations ${teamId}`])
    const stored = await client.query(
      `insert into worker.policy_simulations (simulation_id, team_id, policy, start_day, state, ordered_at)
       values ($1, $2, $3, $4, 'running', $5) on conflict do nothing returning 1`,
      [simulationId, teamId, JSON.stringify(policy), start, now],
    )
    if (stored.rows.length === 0) return
    await client.query(
      `delete from worker.policy_simulations where simulation_id in (
         select simulation_id from worker.policy_simulations where team_id = $1
         order by ordered_at desc, simulation_id offset ${simulationsMax})`,
      [teamId],
    )
    await enqueue(client, [newSimulationJob({ simulationId, teamId })], now)
  })
