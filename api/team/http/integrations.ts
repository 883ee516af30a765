import type { IntegrationProvider } from '@laurel/contract/team/integrationProvider.ts'
import * as calls from '@laurel/contract/team/integrations.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import { integrationVerbs } from './integrationVerbs.ts'
import { listedIntegrations, mappingTargets } from './listedIntegrations.ts'

/** The integrations of a team: sources of people, and partners of rewards. */
export const serveIntegrations = (api: Api, dependencies: Dependencies): void => {
  const { clock } = dependencies
  const now = () => instantOf(clock())
  const verbs = integrationVerbs(dependencies)

  api.route({
    ...routeOf(calls.listIntegrations),
    handler: async request => {
      const { teamId } = callerOf(request)
      const [integrations, targets] = await Promise.all([
        listedIntegrations(dependencies, teamId),
        mappingTargets(dependencies, teamId),
      ])
      return { integrations: [...integrations], targets: [...targets] }
    },
  })

  api.route({
    ...routeOf(calls.setCredentials),
    handler: request => verbs.setCredentials(subjectOf(request), request.body, now()),
  })
  api.route({
    ...routeOf(calls.testIntegration),
    handler: request => verbs.test(subjectOf(request), request.body),
  })
  api.route({
    ...routeOf(calls.setSubdomain),
    handler: request => verbs.setSubdomain(subjectOf(request), request.body.subdomain, now()),
  })
  api.route({
    ...routeOf(calls.authorizeIntegration),
    handler: request => verbs.authorize(subjectOf(request), callerOf(request).memberId, now()),
  })
  api.route({
    ...routeOf(calls.exchangeCode),
    handler: request => {
      const { memberId } = callerOf(request)
      const { code, state = '' } = request.body
      const subject = subjectOf(request)
      return verbs.exchangeCode(subject, { memberId, code, state }, now())
    },
  })
  api.route({
    ...routeOf(calls.rollCredentials),
    handler: request => verbs.rollCredentials(subjectOf(request), now()),
  })
  api.route({
    ...routeOf(calls.updateFields),
    handler: request => verbs.updateFields(subjectOf(request), request.body.mapping, now()),
  })
  for (const [call, isDryRun] of [
    [calls.syncIntegration, false],
    [calls.dryRunIntegration, true],
  ] as const)
    api.route({
      ...routeOf(call),
      handler: request => {
        const isFull = 'is_full' in request.body ? request.body.is_full : true
        const wanted = { askedBy: callerOf(request).memberId, isDryRun, isFull }
        return verbs.sync(subjectOf(request), wanted, now())
      },
    })
  api.route({
    ...routeOf(calls.confirmIntegrationRun),
    handler: request => {
      const answer = { by: callerOf(request).memberId, goesOn: request.body.goes_on }
      return verbs.confirm(subjectOf(request), answer, now())
    },
  })
  api.route({
    ...routeOf(calls.disconnectIntegration),
    handler: request => verbs.disconnect(subjectOf(request), request.body, now()),
  })
}

type ProviderRequest = Parameters<typeof callerOf>[0] & {
  readonly params: { readonly provider: IntegrationProvider }
}

const subjectOf = (request: ProviderRequest) => ({
  teamId: callerOf(request).teamId,
  provider: request.params.provider,
  speech: speechOf(request),
})
