import { vi } from 'vitest'

const provider = { confirmPayment: vi.fn() }

/** Puts the payment provider into the page, which keeps the first one: all specs share it, and each begins with fresh calls. */
export const offerStripe = (): typeof provider => {
  provider.confirmPayment.mockReset()
  Object.assign(window, { Stripe: () => provider })
  return provider
}
