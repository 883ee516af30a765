import * as calls from '@laurel/contract/billing/cards.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { moneyProblem } from '../../http/problems/moneyProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { type CardChange, chooseDefaultCard, removeCard } from '../cards/changeCards.ts'
import { readCards, type SavedCard } from '../cards/readCards.ts'
import { setupCard } from '../cards/setupCard.ts'
import { moneyDependencies, orUncertain } from './money.ts'

/** The cards of a team. */
export const serveCards = (api: Api, dependencies: Dependencies): void => {
  const { billing } = dependencies

  api.route({
    ...routeOf(calls.readBilling),
    handler: async request => {
      const { teamId } = callerOf(request)
      const cards = billing ? await orUncertain(readCards({ ...dependencies, billing }, teamId)) : []
      return {
        sources: cards.map(sourceOf),
        is_billing_set_up: billing !== undefined,
        publishable_key: billing?.publishableKey ?? null,
        script_url: billing?.scriptUrl ?? null,
      }
    },
  })

  api.route({
    ...routeOf(calls.setupCard),
    handler: async request => ({
      client_secret: await orUncertain(setupCard(moneyDependencies(dependencies), callerOf(request).teamId)),
    }),
  })

  api.route({
    ...routeOf(calls.chooseDefaultCard),
    handler: async request => {
      const { teamId } = callerOf(request)
      const change = chooseDefaultCard(moneyDependencies(dependencies), teamId, request.body.card_id)
      return doneOf(await orUncertain(change))
    },
  })

  api.route({
    ...routeOf(calls.removeCard),
    handler: async request => {
      const { teamId } = callerOf(request)
      const change = removeCard(moneyDependencies(dependencies), teamId, request.params.id)
      return doneOf(await orUncertain(change))
    },
  })
}

const sourceOf = ({ id, brand, last4, expMonth, expYear, isDefault }: SavedCard): calls.PaymentSource => ({
  id,
  card: { brand, last4, exp_month: expMonth, exp_year: expYear },
  is_default: isDefault,
})

const doneOf = (change: CardChange): { ok: true } => {
  if (change !== 'done') throw moneyProblem(change)
  return { ok: true }
}
