import type { TraceSubject } from '@laurel/ledger/audit/trace/traceSubject.ts'
import { Identifier, type TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRow } from '../../engine/querying/rows.ts'
import { servedCheckpoint } from '../../engine/servedCheckpoint.ts'
import { uuid } from '../../engine/tables/columns.ts'
import { fundReadModel } from '../../rewards/fund/project.ts'
import { settlements, topUps } from '../../rewards/fund/tables.ts'
import { redemptionsReadModel } from '../../rewards/redemptions/project.ts'
import { redemptions } from '../../rewards/redemptions/tables.ts'
import { teamsReadModel } from '../../team/teams/project.ts'
import { teams } from '../../team/teams/tables.ts'
import { activityReadModel } from './project.ts'
import { activities } from './tables.ts'

const Traced = activities.schema
  .pick({ teamId: true, kind: true, memberId: true, recipientIds: true })
  .extend({ itemId: uuid.nullable() })
const Paid = z.object({ teamId: uuid, kind: z.enum(['topUp', 'statement']) })

/**
 * The shoutout, redemption, top-up, statement or adjustment that an id names, as far as the read models show it. Looks in
 * every team, or in one.
 */
export const traceSubject = async (
  database: Queryable,
  id: string,
  teamId: TeamId | null = null,
): Promise<TraceSubject | undefined> => {
  if (!Identifier.safeParse(id).success) return undefined
  for (const readModel of [teamsReadModel, activityReadModel, fundReadModel, redemptionsReadModel])
    if (!(await servedCheckpoint(database, readModel))) return undefined

  // By team, as the keys of these tables begin with it.
  const traced = await readRow(
    database,
    Traced,
    `select a.team_id as "teamId", a.kind, a.member_id as "memberId", a.recipient_ids as "recipientIds",
       r.order_summary ->> 'itemId' as "itemId"
     from ${teams.live} t join ${activities.live} a on a.team_id = t.team_id and a.activity_id = $1
       left join ${redemptions.live} r on r.team_id = a.team_id and r.redemption_id = a.activity_id
         and r.redemption_type in ('CUSTOM_CATALOG', 'CUSTOM_REDEMPTION')
     where $2::uuid is null or t.team_id = $2`,
    [id, teamId],
  )
  if (traced) return subjectOf(traced, id)
  const paid = await readRow(
    database,
    Paid,
    `select t.team_id as "teamId", 'topUp' as kind from ${teams.live} t
       join ${topUps.live} u on u.team_id = t.team_id and u.top_up_id = $1
     where $2::uuid is null or t.team_id = $2
     union all
     select t.team_id, 'statement' from ${teams.live} t
       join ${settlements.live} s on s.team_id = t.team_id and s.statement_id = $1
     where $2::uuid is null or t.team_id = $2`,
    [id, teamId],
  )
  return paid ?? undefined
}

const subjectOf = (
  { teamId, kind, memberId, recipientIds, itemId }: z.infer<typeof Traced>,
  id: string,
): TraceSubject | undefined => {
  switch (kind) {
    case 'shoutout':
      return { kind, teamId, giverId: memberId, recipientIds }
    case 'redemption':
      return { kind, teamId, redemptionId: id, memberId, itemId }
    case 'adjustment':
      return { kind, teamId, memberId }
    case 'award':
    case 'birthday':
    case 'anniversary':
    case 'newHire':
      return undefined
  }
}
