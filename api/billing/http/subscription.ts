import { confirmPlan } from '@laurel/contract/billing/confirmPlan.ts'
import { paidPlanOf } from '@laurel/contract/billing/planChoice.ts'
import { previewPlan } from '@laurel/contract/billing/previewPlan.ts'
import { selectPlan } from '@laurel/contract/billing/selectPlan.ts'
import { readSubscription } from '@laurel/contract/billing/subscription.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { planProblem } from '../../http/problems/planProblems.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { confirmPlan as confirm } from '../plans/confirmPlan.ts'
import { previewPlan as preview } from '../plans/previewPlan.ts'
import { selectPlan as select } from '../plans/selectPlan.ts'
import { defaultSupportEmail, subscriptionAnswer } from '../plans/subscriptionAnswer.ts'
import { moneyDependencies, orUncertain } from './money.ts'

/** The plan of a team: its subscription, the preview of a change, and the choice. */
export const serveSubscription = (api: Api, dependencies: Dependencies): void => {
  const supportEmail = dependencies.settings.supportEmail ?? defaultSupportEmail

  api.route({
    ...routeOf(readSubscription),
    handler: async request => subscriptionAnswer(dependencies, callerOf(request).teamId, supportEmail),
  })

  api.route({
    ...routeOf(previewPlan),
    handler: async request => {
      const { plan_type, billing_interval } = request.query
      const wanted = { plan: paidPlanOf(plan_type), interval: billing_interval }
      const outcome = await orUncertain(
        preview(moneyDependencies(dependencies), callerOf(request).teamId, wanted),
      )
      if (outcome.kind === 'refused') throw planProblem(outcome.refusal, supportEmail)
      return outcome.preview
    },
  })

  api.route({
    ...routeOf(selectPlan),
    handler: async (request, reply) => {
      const { plan_type, billing_interval, proration_date } = request.body
      const wanted = {
        plan: paidPlanOf(plan_type),
        interval: billing_interval,
        prorationDate: proration_date,
      }
      const intent = intentOf(dependencies, request)
      const outcome = await orUncertain(select(moneyDependencies(dependencies), intent, wanted))
      if (outcome.kind === 'refused') throw planProblem(outcome.refusal, supportEmail)
      const { position } = acceptedOf(outcome, reply)
      return { ok: true as const, position, result: 'UPDATED_SUBSCRIPTION' as const }
    },
  })

  api.route({
    ...routeOf(confirmPlan),
    handler: async request => {
      const { plan_type, billing_interval } = request.body
      const wanted = { plan: paidPlanOf(plan_type), interval: billing_interval }
      const outcome = await orUncertain(
        confirm(moneyDependencies(dependencies), callerOf(request).teamId, wanted),
      )
      if (outcome.kind === 'rejected') throw rejectionProblem(outcome.rejection)
      if (outcome.kind === 'refused') throw planProblem(outcome.refusal, supportEmail)
      return { ok: true as const, client_secret: outcome.clientSecret }
    },
  })
}
