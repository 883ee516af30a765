import { expect, test } from 'vitest'
import { serveSettings, WrongSettings } from './settings.ts'

const stripeOf = (environment: NodeJS.ProcessEnv) =>
  serveSettings({ LAUREL_HOME: '/tmp', ...environment }).stripe

const whole = {
  STRIPE_SECRET_KEY: 'sk_test_51Abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_51Abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
}

test('teams cannot pay until the operator sets keys', () => {
  expect(stripeOf({})).toBeUndefined()
})

test('a secret is exchanged while both are taken', () => {
  expect(stripeOf(whole)).toEqual({
    secretKey: 'sk_test_51Abc',
    publishableKey: 'pk_test_51Abc',
    webhookSecrets: ['whsec_new', 'whsec_old'],
  })
})

test.each([
  ['without the publishable one', { STRIPE_PUBLISHABLE_KEY: '' }, 'STRIPE_PUBLISHABLE_KEY'],
  ['without a secret for webhooks', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  ['in the place of another', { STRIPE_SECRET_KEY: 'pk_test_51Abc' }, 'sk_test_'],
  ['of the other mode', { STRIPE_PUBLISHABLE_KEY: 'pk_live_51Abc' }, 'same mode'],
])('keys %s are refused by name', (_how, changes, named) => {
  expect(() => stripeOf({ ...whole, ...changes })).toThrow(WrongSettings)
  expect(() => stripeOf({ ...whole, ...changes })).toThrow(named)
})
