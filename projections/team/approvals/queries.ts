import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { ApprovalKind } from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf } from '../../engine/querying/rows.ts'
import { MemberReference, memberByKeySql, memberReferenceSql } from '../../people/members/memberReference.ts'
import { shownMessageSql } from '../../people/members/mentions.ts'
import { members } from '../../people/members/tables.ts'
import { redemptions } from '../../rewards/redemptions/tables.ts'
import { openApprovals } from './tables.ts'

/** At most so many recipients are named; the answer says how many there are. */
const namedRecipientsMax = 5

/** What waits, with its people, and the reward of an order. */
export const OpenApprovalItem = openApprovals.schema.extend({
  member: MemberReference,
  proposer: MemberReference,
  recipients: z.array(MemberReference),
  rewardName: z.string().nullable(),
})
export type OpenApprovalItem = z.output<typeof OpenApprovalItem>

// A message is stored with the ids of the people that it mentions.
const columns = columnsOf(openApprovals, 'p').replace(
  'p.words as "words"',
  `${shownMessageSql('p.words', 'p.team_id')} as "words"`,
)

const sortFields = { proposedAt: 'p.proposed_at', points: 'p.points' } as const

export type OpenApprovalRequest = ListRequest<keyof typeof sortFields> & {
  readonly memberId?: MemberId | undefined
  readonly kind?: ApprovalKind | undefined
  readonly approvalId?: string | undefined
}

/** What waits for a second administrator of a team, the oldest first. */
export const listOpenApprovals = (
  database: Queryable,
  teamId: TeamId,
  request: OpenApprovalRequest = {},
): Promise<Page<OpenApprovalItem>> => {
  const parameters = createParameters(teamId)
  const conditions = ['p.team_id = $1']
  if (request.memberId) conditions.push(`p.member_id = ${parameters.bind(request.memberId)}`)
  if (request.kind) conditions.push(`p.kind = ${parameters.bind(request.kind)}`)
  if (request.approvalId) conditions.push(`p.approval_id = ${parameters.bind(request.approvalId)}`)
  return readPage(database, {
    schema: OpenApprovalItem,
    select: `${columns}, ${memberReferenceSql('m')} as member,
      ${memberReferenceSql('b')} as proposer, r.reward_name as "rewardName",
      (select coalesce(jsonb_agg(k.reference order by n.place), '[]'::jsonb)
        from jsonb_array_elements_text(p.recipient_ids) with ordinality n(id, place)
        cross join lateral ${memberByKeySql('p.team_id', 'n.id::uuid')} k
        where n.place <= ${namedRecipientsMax}) as recipients`,
    from: `${openApprovals.live} p
      join ${members.live} m on m.team_id = p.team_id and m.member_id = p.member_id
      join ${members.live} b on b.team_id = p.team_id and b.member_id = p.proposed_by
      left join ${redemptions.live} r on r.team_id = p.team_id and r.redemption_id = p.approval_id`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: ['p.proposed_at', 'ASC'],
    tieBreak: ['p.approval_id'],
    key: 'p.team_id, p.approval_id',
  })
}
