import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { StripeOrigins } from '../../billing/stripe/stripeOrigins.ts'
import type { ApiSettings } from '../dependencies.ts'

/** Features of browsers that no page of Laurel uses. */
const unusedFeatures = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
const permissionsPolicy = unusedFeatures.map(feature => `${feature}=()`).join(', ')

/** Allows a style element without text, and no other. */
const hashOfNothing = `'sha256-${hash('sha256', '', 'base64')}'`

/** Where Slack keeps the pictures of people and emoji; people without a picture have one of Gravatar. */
const slackImages = ['https://*.slack-edge.com', 'https://secure.gravatar.com', 'https://*.wp.com']

/** Where Amazon keeps the pictures of its products. */
const amazonImages = ['https://m.media-amazon.com', 'https://*.ssl-images-amazon.com']

export type ProtectAnswer = (request: IncomingMessage, response: ServerResponse) => void

/** The pages on which cards are typed. They alone load the script of Stripe, and its frames. */
const isBilling = (url: string | undefined): boolean => /^\/billing(?:[/?#]|$)/.test(url ?? '')

/**
 * Sets the headers that limit what a page may load and use, and keep other sites from framing it. A policy belongs to the
 * document, so that links within the admin load the pages of billing as documents.
 */
export const createSecurityHeaders = (settings: ApiSettings, stripe?: StripeOrigins): ProtectAnswer => {
  // Helmet itself builds the headers once; @fastify/helmet 13 builds its middleware again for every request.
  const protect = headersOf(settings)
  const protectBilling = stripe ? headersOf(settings, stripe) : protect
  return (request, response) => {
    response.setHeader('permissions-policy', permissionsPolicy)
    const headers = isBilling(request.url) ? protectBilling : protect
    headers(request, response, () => undefined)
  }
}

const headersOf = (settings: ApiSettings, stripe?: StripeOrigins) => {
  const isHttps = new URL(settings.origin).protocol === 'https:'
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(stripe?.scripts ?? [])],
        // The components of the admin add their rules by script to style elements that are empty in the page.
        styleSrc: ["'self'", hashOfNothing],
        imgSrc: [
          "'self'",
          'data:',
          ...slackImages,
          ...amazonImages,
          ...(settings.imageOrigins ?? []),
          ...(settings.mediaHosts ?? []),
        ],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(stripe?.calls ?? [])],
        ...(stripe ? { frameSrc: [...stripe.frames] } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    // An address may hold a sign-in token; no other site may learn it.
    referrerPolicy: { policy: 'no-referrer' },
  })
}
