import * as calls from '@laurel/contract/billing/exceptions.ts'
import type { RedemptionItem } from '@laurel/projections/rewards/redemptions/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import { HttpProblem } from '../../http/problems/httpProblem.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { rewardVendors } from '../../rewards/vendors/registry.ts'
import type { Compensation } from '../reconciliation/compensation.ts'
import { decideAboutException } from '../reconciliation/decideAboutException.ts'
import { decisionsFor } from '../reconciliation/decisionsFor.ts'
import { type ListedException, listExceptions } from '../reconciliation/listExceptions.ts'
import { readException } from '../reconciliation/readException.ts'

const sortFields = { found_at: 'foundAt', occurred_at: 'occurredAt', cents: 'cents' } as const

/** What the books and a partner disagree about, and what administrators decide. */
export const serveExceptions = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(calls.listExceptions),
    handler: async (request, reply) => {
      const part = listRequestOf(request.query, sortFields)
      const { teamId } = callerOf(request)
      const page = await listExceptions(database, teamId, { ...part, ...request.query.filter })
      answerRange(reply, 'exceptions', part, page)
      return page.rows.map(exceptionOf)
    },
  })

  api.route({
    ...routeOf(calls.readException),
    handler: async request => {
      const opened = await readException(dependencies, callerOf(request).teamId, request.params.id)
      if (!opened) throw notFound('exception')
      const { exception, sides, redemption, reason } = opened
      return {
        ...exceptionOf(exception),
        sides,
        order: redemption && orderOf(redemption),
        reason,
      }
    },
  })

  api.route({
    ...routeOf(calls.decideException),
    handler: async (request, reply) => {
      const outcome = await decideAboutException(dependencies, intentOf(dependencies, request), {
        exceptionId: request.params.id,
        ...request.body,
        decider: 'administrator',
      })
      if (outcome.kind === 'unknown') throw notFound('exception')
      if (outcome.kind === 'notOffered') throw notOffered()
      return acknowledge(outcome, reply)
    },
  })
}

const notOffered = () =>
  new HttpProblem({ status: 409, code: 'DECISION_NOT_OFFERED', says: 'problems.decisionNotOffered' })

const exceptionOf = (exception: ListedException): calls.Exception => ({
  id: exception.exceptionId,
  kind: exception.kind,
  partner: titleOf(exception.partner),
  reference: exception.reference,
  cents: exception.cents,
  occurred_at: exception.occurredAt,
  found_at: exception.foundAt,
  checked_at: exception.checkedAt,
  status: exception.state,
  compensation: exception.compensation && proposalOf(exception.compensation),
  decisions: decisionsFor(exception, 'administrator'),
  decided_by: deciderOf(exception),
  decided_at: exception.decidedAt,
})

/** A vendor that this version does not know has its name alone. */
const titleOf = (partner: string): string =>
  partner === 'stripe' ? 'Stripe' : (rewardVendors.find(({ name }) => name === partner)?.title ?? partner)

const orderOf = ({ rewardName, memberId, memberName, memberPictureUrl, vendorOrderId }: RedemptionItem) => ({
  name: rewardName,
  vendor_order_id: vendorOrderId,
  user: userReferenceOf({ memberId, name: memberName, pictureUrl: memberPictureUrl }),
})

const proposalOf = ({ type, data }: Compensation): calls.Exception['compensation'] => ({
  type,
  points: 'points' in data ? data.points : null,
})

const deciderOf = ({
  decidedBy,
  deciderName,
  deciderPictureUrl,
}: ListedException): calls.Exception['decided_by'] =>
  decidedBy === null || deciderName === null
    ? null
    : { id: decidedBy, name: deciderName, profile_picture: deciderPictureUrl }
