import type { StripeBilling } from './openStripe.ts'

/** Where the pages of billing load from, as the security policy of Stripe asks for. */
export type StripeOrigins = {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly calls: readonly string[]
}

const own = 'https://js.stripe.com'
const ownScripts = [own, 'https://*.js.stripe.com']

/** The origins of Stripe itself, or that of the sandbox, which has everything in one place. */
export const stripeOrigins = ({ scriptUrl }: Pick<StripeBilling, 'scriptUrl'>): StripeOrigins => {
  const { origin } = new URL(scriptUrl)
  return origin === own
    ? {
        scripts: ownScripts,
        frames: [...ownScripts, 'https://hooks.stripe.com'],
        calls: ['https://api.stripe.com'],
      }
    : { scripts: [origin], frames: [origin], calls: [origin] }
}
