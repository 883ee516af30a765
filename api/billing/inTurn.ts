import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'

/** Another change of the team's billing takes too long. */
export class BillingBusy extends Error {
  constructor(options?: ErrorOptions) {
    super('Another change of the billing of this team is under way. Wait a moment and try again.', options)
  }
}

export type TurnTimes = {
  readonly pauseMilliseconds: number
  readonly triesMax: number
  /** After which a turn ends that is not renewed. */
  readonly leaseMilliseconds: number
}

const times: TurnTimes = { pauseMilliseconds: 250, triesMax: 60, leaseMilliseconds: 30_000 }
const renewalsPerLease = 3

const take = prepared(
  `insert into billing.turns as turn (team_id, holder, ends_at)
   values ($1, $2, now() + $3 * interval '1 millisecond')
   on conflict (team_id) do update set holder = excluded.holder, ends_at = excluded.ends_at
     where turn.ends_at < now()
   returning holder`,
)
const renew = prepared(
  `update billing.turns set ends_at = now() + $3 * interval '1 millisecond' where team_id = $1 and holder = $2`,
)
const leave = prepared('delete from billing.turns where team_id = $1 and holder = $2 returning holder')

/**
 * Does work on the billing of a team while nothing else in any process does. Neither the work nor a caller that waits
 * holds a connection, so that a slow payment provider can't use up the pool. The turn of a process that dies ends half a
 * minute later. What is done in a turn is also safe to repeat: a process that stood still may lose its turn.
 */
export const inTurn = async <Answer>(
  database: Queryable,
  teamId: TeamId,
  work: () => Promise<Answer>,
  { pauseMilliseconds, triesMax, leaseMilliseconds }: TurnTimes = times,
): Promise<Answer> => {
  const holder = randomUUID()
  for (let tried = 0; tried < triesMax; tried += 1) {
    const { rows } = await database.query(take, [teamId, holder, leaseMilliseconds])
    if (rows.length === 1) return hold(database, { teamId, holder, leaseMilliseconds }, work)
    await pause(pauseMilliseconds)
  }
  throw new BillingBusy()
}

type Turn = { readonly teamId: TeamId; readonly holder: string; readonly leaseMilliseconds: number }

const hold = async <Answer>(
  database: Queryable,
  { teamId, holder, leaseMilliseconds }: Turn,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const renewing = setInterval(() => {
    // A renewal that fails is tried again; whether the turn was kept shows at its end.
    database.query(renew, [teamId, holder, leaseMilliseconds]).catch(() => undefined)
  }, leaseMilliseconds / renewalsPerLease)
  const end = async (): Promise<boolean> => {
    clearInterval(renewing)
    return (await database.query(leave, [teamId, holder])).rows.length === 1
  }
  let answer: Answer
  try {
    answer = await work()
  } catch (error) {
    // The turn ends by itself where it can't be given back; the reason of the work counts.
    await end().catch(() => undefined)
    throw error
  }
  if (!(await end())) throw new BillingBusy()
  return answer
}
