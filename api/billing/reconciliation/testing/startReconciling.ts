import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Pool } from 'pg'
import { migrateDatabase } from '../../../server/migrateDatabase.ts'
import type { Compensation } from '../compensation.ts'
import { decideAboutException } from '../decideAboutException.ts'
import { type Exception, exceptionsOf } from '../exceptionRows.ts'
import type { Period } from '../paymentsOfProvider.ts'
import { reconcilePayments } from '../reconcilePayments.ts'
import { createMemoryProvider } from './memoryProvider.ts'

const decidedAt = '2026-05-01T09:00:00.000Z'

type TestTeam = Awaited<ReturnType<typeof createTestTeam>>

/** Teams whose payments are compared with a provider in memory. */
export const startReconciling = async (url: string, teamNames: readonly string[]) => {
  await migrateDatabase(url)
  const database = new Pool({ connectionString: url, max: 4 })
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  const teams = await Promise.all(
    teamNames.map(name => createTestTeam(ledger, { name, memberNames: ['Olga', 'Ann'] })),
  )
  const memory = createMemoryProvider()
  const dependencies = {
    ledger,
    log,
    database,
    provider: memory.provider,
    settle: (events: Parameters<typeof settle>[1]) => settle(ledger, events),
  }
  let sent = 0

  /** Records what a webhook reports. */
  const record = async (teamId: TeamId, command: Compensation, at: string): Promise<boolean> => {
    sent += 1
    const outcome = await ledger.handle({
      id: derivedId('webhook', String(sent)),
      teamId,
      actor: { kind: 'system', id: 'billing' },
      occurredAt: at,
      ...command,
    })
    return outcome.kind === 'accepted'
  }

  const catchUp = async (): Promise<void> => {
    const isReached = await projections.waitForPosition(await log.head(), 120_000)
    if (!isReached) throw new Error('The read models lag.')
  }

  const reconcile = async (period: Period) => {
    await catchUp()
    return reconcilePayments(dependencies, period, decidedAt, new AbortController().signal)
  }

  const decide = async (team: TestTeam, { exceptionId, compensation }: Exception): Promise<void> => {
    const decided = await decideAboutException(
      dependencies,
      {
        id: derivedId('decision', exceptionId),
        teamId: team.teamId,
        actor: { kind: 'member', id: team.memberId('Olga') },
        occurredAt: decidedAt,
      },
      {
        exceptionId,
        decision: compensation ? 'compensate' : 'accept',
        reason: 'Found at the provider.',
        decider: 'operator',
      },
    )
    if (decided.kind !== 'accepted') throw new Error(`Not decided: ${JSON.stringify(decided)}`)
  }

  return {
    ...dependencies,
    teams,
    memory,
    record,
    catchUp,
    reconcile,
    decide,
    /**
     * An administrator compensates what can be, and explains the rest, until nothing is open. Answers the cents that were
     * explained.
     */
    decideAll: async (period: Period): Promise<number> => {
      let [explained, open] = [0, 1]
      for (let round = 0; open > 0 && round < 5; round += 1) {
        open = 0
        for (const team of teams)
          for (const exception of await exceptionsOf(database, team.teamId)) {
            await decide(team, exception)
            if (!exception.compensation) explained += exception.cents
            open += 1
          }
        await reconcile(period)
      }
      return explained
    },
    stop: async (): Promise<void> => {
      await projections.stop()
      await database.end()
    },
  }
}

export type Reconciling = Awaited<ReturnType<typeof startReconciling>>
