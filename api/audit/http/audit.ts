import { type TracedEvent, traceActivity } from '@laurel/contract/audit/traceActivity.ts'
import { verifyBalance } from '@laurel/contract/audit/verifyBalance.ts'
import { postingsOf } from '@laurel/ledger/audit/books.ts'
import type { TraceNode } from '@laurel/ledger/audit/trace/causalTree.ts'
import { traceTreesOf } from '@laurel/ledger/audit/trace/traceTree.ts'
import { traceSubject } from '@laurel/projections/recognition/activity/traceSubject.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { agrees, readVerifiedBalance } from '../verifyBalance.ts'

/** Questions of auditors that the log itself answers. */
export const serveAudit = (api: Api, { database, log }: Dependencies): void => {
  api.route({
    ...routeOf(traceActivity),
    handler: async request => {
      const { id } = request.params
      const subject = await traceSubject(database, id, callerOf(request).teamId)
      if (!subject) throw notFound('activity')
      const trees = await traceTreesOf(log, id, subject)
      const events = trees.flatMap(tree => tracedEvents(tree, null))
      return { events: events.toSorted((one, other) => one.position - other.position) }
    },
  })

  api.route({
    ...routeOf(verifyBalance),
    handler: async request => {
      const verified = await readVerifiedBalance(
        { database, log },
        callerOf(request).teamId,
        request.params.id,
      )
      if (!verified) throw notFound('member')
      return { agrees: agrees(verified), events: verified.events, balances: [...verified.balances] }
    },
  })
}

const tracedEvents = ({ event, effects }: TraceNode, cause: string | null): TracedEvent[] => {
  const { id, type, position, recordedAt, metadata } = event
  const own: TracedEvent = {
    id,
    type,
    caused_by: cause,
    position,
    occurred_at: metadata.occurredAt,
    recorded_at: recordedAt,
    actor: { kind: metadata.actor.kind, id: metadata.actor.id },
    postings: postingsOf(event).map(posting => ({
      account: posting.account,
      user_id: 'member' in posting ? posting.member : null,
      points: posting.points,
    })),
  }
  return [own, ...effects.flatMap(effect => tracedEvents(effect, id))]
}
