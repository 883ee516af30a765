import { readBilling } from '@laurel/contract/billing/cards.ts'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useText } from '../../messages/useText.ts'
import { openStripe } from './stripeScript.ts'
import { usePaymentForm } from './usePaymentForm.ts'

/** Pays with a saved card or with another one. The bank may ask the person to confirm it. */
export const usePayment = (clientSecret: string | undefined) => {
  const text = useText()
  const { data: billing } = useAnswer(readBilling, () => ({}))
  const sources = billing?.sources ?? []
  const preferred = sources.find(({ is_default }) => is_default)?.id ?? null
  const [picked, setPicked] = useState<string | null>()
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string>()
  const chosen = picked === undefined ? preferred : picked
  const form = usePaymentForm(chosen === null ? clientSecret : undefined, { asksForName: true })

  const confirm = async () => {
    const { script_url: scriptUrl, publishable_key: key } = billing ?? {}
    if (clientSecret === undefined || !scriptUrl || !key) return undefined
    const back = { return_url: window.location.href }
    if (chosen !== null) {
      const stripe = await openStripe(scriptUrl, key)
      const confirmParams = { ...back, payment_method: chosen }
      return stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' })
    }
    const parts = form.parts()
    return parts?.stripe.confirmPayment({
      elements: parts.elements,
      confirmParams: back,
      redirect: 'if_required',
    })
  }

  /** Answers whether the payment is made or under way. */
  const pay = async (): Promise<boolean> => {
    setPaying(true)
    setProblem(undefined)
    try {
      const outcome = await confirm()
      if (outcome === undefined) setProblem(text('billing.stillLoads'))
      else if (outcome.error) setProblem(outcome.error.message ?? text('billing.cardFailed'))
      return outcome !== undefined && !outcome.error
    } catch {
      setProblem(text('billing.formFailed'))
      return false
    } finally {
      setPaying(false)
    }
  }

  return { fields: { sources, chosen, form, onChoose: setPicked }, pay, isPaying, problem }
}
