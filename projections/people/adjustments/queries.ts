import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf } from '../../engine/querying/rows.ts'
import { MemberReference, memberReferenceSql } from '../members/memberReference.ts'
import { members } from '../members/tables.ts'
import { proposedAdjustments } from './tables.ts'

/** A proposed adjustment with its member and the administrator who proposed it. */
export const ProposedAdjustmentItem = proposedAdjustments.schema.extend({
  member: MemberReference,
  proposer: MemberReference,
})
export type ProposedAdjustmentItem = z.output<typeof ProposedAdjustmentItem>

const sortFields = { proposedAt: 'p.proposed_at', points: 'p.points' } as const

export type ProposedAdjustmentRequest = ListRequest<keyof typeof sortFields> & {
  readonly memberId?: MemberId | undefined
}

/** The adjustments of a team that wait for approval, the oldest first. */
export const listProposedAdjustments = (
  database: Queryable,
  teamId: TeamId,
  request: ProposedAdjustmentRequest = {},
): Promise<Page<ProposedAdjustmentItem>> => {
  const parameters = createParameters(teamId)
  const conditions = ['p.team_id = $1']
  if (request.memberId) conditions.push(`p.member_id = ${parameters.bind(request.memberId)}`)
  return readPage(database, {
    schema: ProposedAdjustmentItem,
    select: `${columnsOf(proposedAdjustments, 'p')}, ${memberReferenceSql('m')} as member,
      ${memberReferenceSql('b')} as proposer`,
    from: `${proposedAdjustments.live} p
      join ${members.live} m on m.team_id = p.team_id and m.member_id = p.member_id
      join ${members.live} b on b.team_id = p.team_id and b.member_id = p.proposed_by`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: ['p.proposed_at', 'ASC'],
    tieBreak: ['p.adjustment_id'],
    key: 'p.team_id, p.adjustment_id',
  })
}
