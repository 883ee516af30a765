import type { Stripe } from '@stripe/stripe-js'

let loading: Promise<Stripe> | undefined

/**
 * The payment provider's script, loaded once from where it is: it must not be part of our own code. A script that did
 * not load is tried again with the next form.
 */
export const openStripe = (scriptUrl: string, publishableKey: string): Promise<Stripe> => {
  loading ??= (window.Stripe ? Promise.resolve() : loadScript(scriptUrl))
    .then(() => {
      const stripe = window.Stripe?.(publishableKey)
      if (!stripe) throw new Error('The script of the payment provider is not there.')
      return stripe
    })
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve(), { once: true })
    script.addEventListener(
      'error',
      () => {
        script.remove()
        reject(new Error(`The script ${address} was not loaded.`))
      },
      { once: true },
    )
    document.head.append(script)
  })
