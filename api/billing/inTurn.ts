import { setTimeout as pause } from 'node:timers/promises'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Pool } from 'pg'
import { z } from 'zod'

/** Another change of the team's billing takes too long. */
export class BillingBusy extends Error {
  constructor(options?: ErrorOptions) {
    super('Another change of the billing of this team is under way. Wait a moment and try again.', options)
  }
}

const Locked = z.object({ isLocked: z.boolean() })
const lockName = (teamId: TeamId): string => `billing ${teamId}`
const pauseMilliseconds = 250
const triesMax = 60

/**
 * Does work on the billing of a team while nothing else in any process does. A caller that waits holds no connection, so
 * that a team can't use up the pool. The lock ends with the connection of a process that dies.
 */
export const inTurn = async <Answer>(
  database: Pool,
  teamId: TeamId,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  for (let tried = 0; tried < triesMax; tried += 1) {
    const turn = await tryOnce(database, teamId, work)
    if (turn) return turn.answer
    await pause(pauseMilliseconds)
  }
  throw new BillingBusy()
}

const tryOnce = async <Answer>(
  database: Pool,
  teamId: TeamId,
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer } | undefined> => {
  const client = await database.connect()
  let isClean = false
  try {
    const { rows } = await client.query(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isLocked"',
      [lockName(teamId)],
    )
    if (!Locked.parse(rows[0]).isLocked) {
      isClean = true
      return undefined
    }
    try {
      return { answer: await work() }
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockName(teamId)])
      isClean = true
    }
  } finally {
    // A connection that may still hold the lock is closed.
    client.release(!isClean)
  }
}
