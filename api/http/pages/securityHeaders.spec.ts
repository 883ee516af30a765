import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { stripeOrigins } from '../../billing/stripe/stripeOrigins.ts'
import { createSecurityHeaders } from './securityHeaders.ts'

const settings = { origin: 'https://laurel.example', staticFolders: { admin: '', portal: '' } }
const stripe = stripeOrigins({ scriptUrl: 'https://js.stripe.com/clover/stripe.js' })

const policyAt = (url: string, origins = stripe): string => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  const response = new ServerResponse(request)
  createSecurityHeaders(settings, origins)(request, response)
  return String(response.getHeader('content-security-policy'))
}

describe('the script of Stripe', () => {
  test.each(['/billing', '/billing/rewards', '/billing?locked_feature=true'])('is allowed on %s', path => {
    const policy = policyAt(path)
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    )
  })

  test.each(['/', '/billings', '/recognition?next=/billing', '/redeem/billing', '/v1/team/billing'])(
    'is not allowed on %s',
    path => {
      expect(policyAt(path)).not.toContain('stripe')
    },
  )

  test('comes from the sandbox where the account is there', () => {
    const sandbox = stripeOrigins({ scriptUrl: 'http://127.0.0.1:4401/stripe/stripe.js' })
    expect(policyAt('/billing', sandbox)).toContain("script-src 'self' http://127.0.0.1:4401;")
  })
})
