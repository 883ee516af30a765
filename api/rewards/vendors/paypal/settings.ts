import { z } from 'zod'

/** The REST app of a PayPal business account that is approved for Payouts. */
export const PayPalSettings = z.strictObject({
  environment: z.enum(['sandbox', 'production']),
  clientId: z.string().trim().min(1).max(200),
  clientSecret: z.string().trim().min(1).max(200),
  /** The id that PayPal gave to the webhook; without one, payouts are looked up on schedule only. */
  webhookId: z
    .string()
    .trim()
    .regex(/^[a-zA-Z0-9]*$/)
    .max(50)
    .default(''),
})
export type PayPalSettings = z.infer<typeof PayPalSettings>

export const payPalOrigins = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  production: 'https://api-m.paypal.com',
} as const satisfies Record<PayPalSettings['environment'], string>
