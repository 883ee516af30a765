import {
  approveAdjustment,
  declineAdjustment,
  listProposedAdjustments,
  type ProposedAdjustment,
} from '@laurel/contract/people/proposedAdjustments.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { listOpenApprovals, type OpenApprovalItem } from '@laurel/projections/team/approvals/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { approveAdjustment as approve } from '../approveAdjustment.ts'
import { declineAdjustment as decline } from '../declineAdjustment.ts'
import { userReferenceOf } from '../userReference.ts'

const sortFields = { proposed_at: 'proposedAt', points: 'points' } as const

/** The adjustments that wait for a second administrator. */
export const serveProposedAdjustments = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(listProposedAdjustments),
    handler: async (request, reply) => {
      const { teamId, memberId } = callerOf(request)
      const part = listRequestOf(request.query, sortFields)
      const page = await listOpenApprovals(dependencies.database, teamId, {
        ...part,
        kind: 'ADJUSTMENT',
        memberId: request.query.filter?.user_id,
      })
      answerRange(reply, 'point_adjustments', part, page)
      return page.rows.flatMap(row => proposedAdjustmentOf(row, memberId) ?? [])
    },
  })

  api.route({
    ...routeOf(approveAdjustment),
    handler: async (request, reply) => {
      const { id: memberId, adjustmentId } = request.params
      const intent = intentOf(dependencies, request)
      return acknowledge(await approve(dependencies, intent, { memberId, adjustmentId }), reply)
    },
  })

  api.route({
    ...routeOf(declineAdjustment),
    handler: async (request, reply) => {
      const { id: memberId, adjustmentId } = request.params
      const intent = intentOf(dependencies, request)
      return acknowledge(await decline(dependencies, intent, { memberId, adjustmentId }), reply)
    },
  })
}

const proposedAdjustmentOf = (item: OpenApprovalItem, caller: MemberId): ProposedAdjustment | undefined =>
  item.account === null
    ? undefined
    : {
        id: item.approvalId,
        user: userReferenceOf(item.member),
        account: item.account,
        points: item.points,
        reason: item.words ?? '',
        proposed_by: userReferenceOf(item.proposer),
        proposed_at: item.proposedAt,
        can_approve: caller !== item.proposedBy && caller !== item.memberId,
      }
