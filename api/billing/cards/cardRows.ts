import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const replace = prepared(
  `with gone as (delete from billing.cards where team_id = $1 and not card_id = any($2::text[]))
   insert into billing.cards (card_id, team_id) select unnest($2::text[]), $1
   on conflict (card_id) do update set team_id = excluded.team_id`,
)

/** Keeps which cards a team has at Stripe. */
export const saveCards = async (
  database: Queryable,
  teamId: TeamId,
  cardIds: readonly string[],
): Promise<void> => {
  await database.query(replace, [teamId, cardIds])
}

const ofTeam = prepared('select card_id from billing.cards where team_id = $1 limit 1')

/** Whether a team has a card, as Stripe said last. */
export const hasSavedCard = async (database: Queryable, teamId: TeamId): Promise<boolean> =>
  (await database.query(ofTeam, [teamId])).rows.length > 0

const findTeam = prepared('select team_id as "teamId" from billing.cards where card_id = $1')
const Teams = z.array(z.object({ teamId: TeamId }))

/** The team that had a card. Stripe does not say whose a removed card was. */
export const teamOfCard = async (database: Queryable, cardId: string): Promise<TeamId | undefined> =>
  Teams.parse((await database.query(findTeam, [cardId])).rows)[0]?.teamId
