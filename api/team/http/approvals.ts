import * as calls from '@laurel/contract/team/approvals.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { listOpenApprovals, type OpenApprovalItem } from '@laurel/projections/team/approvals/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { approveProposal, declineProposal } from '../decideApproval.ts'

const sortFields = { proposed_at: 'proposedAt', points: 'points' } as const

/** What waits for a second administrator, and the decisions about it. */
export const serveApprovals = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  const openApproval = async (teamId: TeamId, approvalId: string): Promise<OpenApprovalItem> => {
    const { rows } = await listOpenApprovals(database, teamId, { approvalId, limit: 1 })
    const [row] = rows
    if (!row) throw rejectionProblem({ code: 'PROPOSAL_NOT_OPEN' })
    return row
  }

  api.route({
    ...routeOf(calls.listApprovals),
    handler: async (request, reply) => {
      const { teamId, memberId } = callerOf(request)
      const part = listRequestOf(request.query, sortFields)
      const { user_id: ofMember, kind } = request.query.filter ?? {}
      const page = await listOpenApprovals(database, teamId, { ...part, memberId: ofMember, kind })
      answerRange(reply, 'approvals', part, page)
      return page.rows.map(row => openApprovalOf(row, memberId))
    },
  })

  api.route({
    ...routeOf(calls.approveProposal),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const waiting = await openApproval(intent.teamId, request.params.id)
      return acknowledge(await approveProposal(dependencies, intent, waiting), reply)
    },
  })

  api.route({
    ...routeOf(calls.declineProposal),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const waiting = await openApproval(intent.teamId, request.params.id)
      return acknowledge(await declineProposal(dependencies, intent, waiting, request.body.reason), reply)
    },
  })
}

const openApprovalOf = (item: OpenApprovalItem, caller: MemberId): calls.OpenApproval => ({
  id: item.approvalId,
  kind: item.kind,
  user: userReferenceOf(item.member),
  recipients: item.recipients.map(userReferenceOf),
  recipients_count: item.recipientIds.length,
  points: item.points,
  account: item.account,
  title: item.title ?? item.rewardName,
  words: item.words,
  hold: item.hold,
  proposed_by: userReferenceOf(item.proposer),
  proposed_at: item.proposedAt,
  can_approve: caller !== item.proposedBy && caller !== item.memberId && !item.recipientIds.includes(caller),
})
