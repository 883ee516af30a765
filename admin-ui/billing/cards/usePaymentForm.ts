import { readBilling } from '@laurel/contract/billing/cards.ts'
import { useTheme } from '@mui/material/styles'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { openStripe } from './stripeScript.ts'

export type PaymentForm = {
  /** Where the form is put. */
  readonly place: (element: HTMLElement | null) => void
  readonly isReady: boolean
  readonly hasFailed: boolean
  /** The payment provider with the form; undefined until it is there. */
  readonly parts: () => { readonly stripe: Stripe; readonly elements: StripeElements } | undefined
}

/**
 * The payment provider's form for a card, in its own frame: the page never sees what is typed. Unless the form asks for
 * the name, the page does.
 */
export const usePaymentForm = (
  clientSecret: string | undefined,
  { asksForName = false }: { readonly asksForName?: boolean } = {},
): PaymentForm => {
  const { data: billing } = useAnswer(readBilling, () => ({}))
  const { script_url: scriptUrl, publishable_key: key } = billing ?? {
    script_url: null,
    publishable_key: null,
  }
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const parts = useRef<{ stripe: Stripe; elements: StripeElements }>(undefined)
  const appearance = useAppearance()
  const firstAppearance = useRef(appearance)

  useEffect(() => {
    if (!place || clientSecret === undefined || scriptUrl === null || key === null) return undefined
    let isOver = false
    let remove = (): void => undefined
    openStripe(scriptUrl, key).then(
      stripe => {
        if (isOver) return
        const elements = stripe.elements({ clientSecret, appearance: firstAppearance.current })
        const form = elements.create('payment', {
          fields: { billingDetails: { name: asksForName ? 'auto' : 'never' } },
        })
        form.on('ready', () => setState('ready'))
        form.on('loaderror', () => setState('failed'))
        form.mount(place)
        parts.current = { stripe, elements }
        remove = () => form.destroy()
      },
      () => {
        if (!isOver) setState('failed')
      },
    )
    return () => {
      isOver = true
      parts.current = undefined
      remove()
    }
  }, [place, clientSecret, scriptUrl, key, asksForName])

  return {
    place: setPlace,
    isReady: state === 'ready',
    hasFailed: state === 'failed',
    parts: useCallback(() => parts.current, []),
  }
}

/** The form in our colours. The frame has neither the variables nor the fonts of our page. */
const useAppearance = () => {
  const { palette } = useTheme()
  return {
    theme: palette.mode === 'dark' ? ('night' as const) : ('stripe' as const),
    variables: { fontFamily: 'system-ui, sans-serif', borderRadius: '8px' },
  }
}
