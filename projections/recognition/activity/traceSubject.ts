import type { TraceSubject } from '@laurel/ledger/audit/trace/traceSubject.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { ledgerEntriesReadModel } from '../../books/entries/project.ts'
import { ledgerEntries } from '../../books/entries/tables.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { readRow } from '../../engine/querying/rows.ts'
import { servedCheckpoint } from '../../engine/servedCheckpoint.ts'
import { uuid } from '../../engine/tables/columns.ts'
import { redemptionsReadModel } from '../../rewards/redemptions/project.ts'
import { redemptions } from '../../rewards/redemptions/tables.ts'
import { teamsReadModel } from '../../team/teams/project.ts'
import { teams } from '../../team/teams/tables.ts'
import { activityReadModel } from './project.ts'
import { activities } from './tables.ts'

const Traced = activities.schema
  .pick({ teamId: true, kind: true, memberId: true, recipientIds: true })
  .extend({ itemId: uuid.nullable() })
const ToppedUp = z.object({ teamId: uuid })

/** The shoutout, redemption, top-up or adjustment that an id names, as far as the read models show it. */
export const traceSubject = async (database: Queryable, id: string): Promise<TraceSubject | undefined> => {
  if (!Identifier.safeParse(id).success) return undefined
  for (const readModel of [teamsReadModel, activityReadModel, ledgerEntriesReadModel, redemptionsReadModel])
    if (!(await servedCheckpoint(database, readModel))) return undefined

  // By team, as the keys of these tables begin with it.
  const traced = await readRow(
    database,
    Traced,
    `select a.team_id as "teamId", a.kind, a.member_id as "memberId", a.recipient_ids as "recipientIds",
       r.order_summary ->> 'itemId' as "itemId"
     from ${teams.live} t join ${activities.live} a on a.team_id = t.team_id and a.activity_id = $1
       left join ${redemptions.live} r on r.team_id = a.team_id and r.redemption_id = a.activity_id
         and r.redemption_type in ('CUSTOM_CATALOG', 'CUSTOM_REDEMPTION')`,
    [id],
  )
  if (traced) return subjectOf(traced, id)
  const toppedUp = await readRow(
    database,
    ToppedUp,
    `select e.team_id as "teamId" from ${teams.live} t join ${ledgerEntries.live} e on e.team_id = t.team_id
       and e.account = 'fund' and e.member_id is null and e.subject_id = $1 and e.event_type = 'FundToppedUp'`,
    [id],
  )
  return toppedUp ? { kind: 'topUp', teamId: toppedUp.teamId } : undefined
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
