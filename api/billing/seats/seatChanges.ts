import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import { z } from 'zod'
import { statusesInForce } from '../plans/meaningOfStatus.ts'
import { seatsFor } from './seatsOf.ts'

const Compared = z.array(
  z.object({ teamId: TeamId, quantity: z.int(), activeMembers: z.coerce.number().int() }),
)

/** A team whose subscription counts other people than it has, and the number that it has. */
export type SeatChange = { readonly teamId: TeamId; readonly seats: number }

/** The teams with a subscription in force whose active members are more or fewer than its quantity. */
export const seatChanges = async (database: Queryable): Promise<readonly SeatChange[]> => {
  const { rows } = await database.query(
    `select s.team_id as "teamId", s.quantity, counted.members as "activeMembers"
     from billing.subscriptions s
     cross join lateral (
       select count(*) as members from ${members.live} m where m.team_id = s.team_id and m.is_active) counted
     where s.status = any($1) and s.quantity <> counted.members
     order by s.team_id`,
    [statusesInForce],
  )
  return Compared.parse(rows)
    .map(({ teamId, quantity, activeMembers }) => ({ teamId, quantity, seats: seatsFor(activeMembers) }))
    .filter(({ quantity, seats }) => quantity !== seats)
    .map(({ teamId, seats }) => ({ teamId, seats }))
}
