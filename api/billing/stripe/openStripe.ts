import Stripe from 'stripe'

/** How Stripe is reached. */
export type StripeSettings = {
  readonly secretKey: string
  readonly publishableKey: string
  /** More than one while a secret is exchanged. */
  readonly webhookSecrets: readonly string[]
  /** The address of another Stripe: that of the sandbox. Left out, Stripe's own. */
  readonly apiUrl?: string | undefined
  /** Left out, the script of Stripe itself. */
  readonly scriptUrl?: string | undefined
  /** How often the SDK repeats a call that failed. Left out, twice. */
  readonly retriesMax?: number
}

export type StripeBilling = {
  readonly stripe: Stripe
  readonly publishableKey: string
  /** Stripe.js, which pages load from where it is. */
  readonly scriptUrl: string
  readonly webhookSecrets: readonly string[]
}

const stripeScript = 'https://js.stripe.com/clover/stripe.js'
const callMilliseconds = 20_000

/** Stripe with the keys of the operator. The SDK sends the version of the API that its types describe. */
export const openStripe = (settings: StripeSettings): StripeBilling => {
  const { secretKey, publishableKey, webhookSecrets, apiUrl, scriptUrl, retriesMax = 2 } = settings
  return {
    stripe: new Stripe(secretKey, {
      ...(apiUrl === undefined ? {} : addressOf(apiUrl)),
      maxNetworkRetries: retriesMax,
      timeout: callMilliseconds,
      telemetry: false,
    }),
    publishableKey,
    scriptUrl: scriptUrl ?? stripeScript,
    webhookSecrets,
  }
}

const addressOf = (apiUrl: string) => {
  const { protocol, hostname, port } = new URL(apiUrl)
  const isHttp = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? ('http' as const) : ('https' as const),
  }
}
