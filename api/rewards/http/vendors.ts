import {
  connectVendor as connectCall,
  disconnectVendor as disconnectCall,
  listVendors as listCall,
  testVendor as testCall,
  type Vendor,
} from '@laurel/contract/rewards/vendors.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest, notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import { written } from '../../messages/sentence.ts'
import { vendorByHand } from '../vendors/buyme/buymeVendor.ts'
import {
  connectVendor,
  disconnectVendor,
  type InvalidSettings,
  testVendor,
  type UnknownVendor,
} from '../vendors/connections/connectVendor.ts'
import { type ListedVendor, listVendors } from '../vendors/connections/listVendors.ts'
import { offeredVendors } from '../vendors/connections/offeredVendors.ts'

const testMilliseconds = 8_000

/** The vendors of rewards and their settings, for administrators. */
export const serveVendors = (api: Api, dependencies: Dependencies): void => {
  const {
    rewardVendors,
    clock,
    settings: { origin },
  } = dependencies
  const offered = (teamId: TeamId) => offeredVendors(dependencies, rewardVendors, teamId)
  const answersOf = async (teamId: TeamId): Promise<Vendor[]> =>
    (await listVendors(await offered(teamId), teamId)).map(listed => vendorOf(listed, origin))

  api.route({ ...routeOf(listCall), handler: request => answersOf(callerOf(request).teamId) })

  api.route({
    ...routeOf(connectCall),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { name } = request.params
      const subject = { teamId, name, typed: request.body.settings }
      accepted(await connectVendor(await offered(teamId), subject, instantOf(clock())))
      return { ok: true as const, vendor: answerNamed(await answersOf(teamId), name) }
    },
  })

  api.route({
    ...routeOf(testCall),
    handler: async request => {
      const { teamId } = callerOf(request)
      const subject = { teamId, name: request.params.name, typed: request.body.settings }
      const vendors = await offered(teamId)
      const test = accepted(await testVendor(vendors, subject, AbortSignal.timeout(testMilliseconds)))
      const speech = speechOf(request)
      return test.kind === 'connected'
        ? { ok: true, message: speech.written(test.detail) }
        : { ok: false, message: speech.written(test.problem) }
    },
  })

  api.route({
    ...routeOf(disconnectCall),
    handler: async request => {
      accepted(await disconnectVendor(rewardVendors, callerOf(request).teamId, request.params.name))
      return { ok: true as const }
    },
  })
}

/** Throws the problem of an outcome that changed nothing. */
const accepted = <Done extends { readonly kind: 'connected' | 'failed' | 'disconnected' }>(
  outcome: Done | UnknownVendor | InvalidSettings,
): Done => {
  if (outcome.kind === 'unknown') throw notFound('vendor')
  if (outcome.kind === 'invalid')
    throw invalidRequest(
      outcome.problems.map(({ field, message }) => ({
        path: `body.settings.${field}`,
        message: written(message),
      })),
    )
  return outcome
}

const answerNamed = (vendors: readonly Vendor[], name: VendorName): Vendor => {
  const found = vendors.find(({ id }) => id === name)
  if (!found) throw notFound('vendor')
  return found
}

const vendorOf = ({ vendor, fields, connection, hasWebhook }: ListedVendor, origin: string): Vendor => ({
  id: vendor.name,
  title: vendor.title,
  order_kinds: [...vendor.orderKinds],
  is_ordered_by_hand: vendor.name === vendorByHand,
  fields: fields.map(({ name, title, help, kind, options, isRequired, isSet, value }) => ({
    name,
    title,
    help,
    kind,
    options: [...options],
    is_required: isRequired,
    is_set: isSet,
    value,
  })),
  connected_at: connection?.connectedAt ?? null,
  health: connection && {
    last_success_at: connection.health.lastSuccessAt,
    last_problem_at: connection.health.lastProblemAt,
    last_problem: connection.health.lastProblem,
    problem_kind: connection.health.problemKind,
    failing_since: connection.health.failingSince,
  },
  webhook_url:
    connection && hasWebhook
      ? `${origin}/v1/vendors/${vendor.name}/webhooks/${connection.connectionId}`
      : null,
})
