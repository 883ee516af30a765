import { readBilling } from '@laurel/contract/billing/cards.ts'
import { confirmPlan } from '@laurel/contract/billing/confirmPlan.ts'
import type { PlanChoice } from '@laurel/contract/billing/planChoice.ts'
import { selectPlan } from '@laurel/contract/billing/selectPlan.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { AdminDataProvider, Answered } from '../../app/connection/dataProvider.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useText } from '../../messages/useText.ts'
import { openStripe } from '../cards/stripeScript.ts'

type ChosenPlan = Answered & {
  /** False where the person confirmed the first payment just now: its report activates the plan. */
  readonly isActive: boolean
}

type Act = AdminDataProvider['act']
type Choice = PlanChoice & { readonly proration_date?: number }

/** The payment provider reports a payment to Laurel within this time. */
const reportedMilliseconds = 4_000

/** Chooses a plan. Where the bank asks about each payment with the card, the person confirms the first one here. */
export const useConfirmedPlan = () => {
  const text = useText()
  const queries = useQueryClient()
  const { data: billing } = useAnswer(readBilling, () => ({}))

  const confirm = async (clientSecret: string): Promise<void> => {
    const { script_url: scriptUrl, publishable_key: key, sources = [] } = billing ?? {}
    const card = sources.find(({ is_default }) => is_default)
    if (!scriptUrl || !key || !card) throw new Error(text('billing.formFailed'))
    const stripe = await openStripe(scriptUrl, key).catch((cause: unknown) => {
      throw new Error(text('billing.formFailed'), { cause })
    })
    const confirmParams = { return_url: window.location.href, payment_method: card.id }
    const { error } = await stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' })
    if (error) throw new Error(error.message ?? text('billing.cardFailed'))
    setTimeout(() => void queries.invalidateQueries(), reportedMilliseconds)
  }

  return async (act: Act, { proration_date, ...choice }: Choice): Promise<ChosenPlan> => {
    const at = proration_date === undefined ? {} : { proration_date }
    try {
      const { position } = await act(selectPlan, { body: { ...choice, ...at } })
      return { position, isActive: true }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PAYMENT_NEEDS_CONFIRMATION') throw error
    }
    const { client_secret } = await act(confirmPlan, { body: choice })
    await confirm(client_secret)
    return { isActive: false }
  }
}
