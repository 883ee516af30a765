import { paidPlanOf } from '@laurel/contract/billing/planChoice.ts'
import { previewPlan } from '@laurel/contract/billing/previewPlan.ts'
import { selectPlan } from '@laurel/contract/billing/selectPlan.ts'
import { readSubscription } from '@laurel/contract/billing/subscription.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { billingNotSetUp, billingUncertain, planProblem } from '../../http/problems/planProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { BillingBusy } from '../inTurn.ts'
import type { PlanDependencies } from '../plans/planDependencies.ts'
import { previewPlan as preview } from '../plans/previewPlan.ts'
import { selectPlan as select } from '../plans/selectPlan.ts'
import { BillingUncertain } from '../plans/stripeProblem.ts'
import { defaultSupportEmail, subscriptionAnswer } from '../plans/subscriptionAnswer.ts'

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
        preview(planDependencies(dependencies), callerOf(request).teamId, wanted),
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
      const outcome = await orUncertain(select(planDependencies(dependencies), intent, wanted))
      if (outcome.kind === 'refused') throw planProblem(outcome.refusal, supportEmail)
      const { position } = acceptedOf(outcome, reply)
      return { ok: true as const, position, result: 'UPDATED_SUBSCRIPTION' as const }
    },
  })
}

const planDependencies = (dependencies: Dependencies): PlanDependencies => {
  const { ledger, database, billing, clock } = dependencies
  if (!billing) throw billingNotSetUp()
  return { ledger, database, billing, clock: () => instantOf(clock()) }
}

const orUncertain = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof BillingUncertain || error instanceof BillingBusy)
      throw billingUncertain(error.message)
    throw error
  }
}
