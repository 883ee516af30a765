import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { StandInSurroundings } from '../standIn.ts'
import { products } from './catalog/catalog.ts'
import { drawProduct, picturesPerProduct } from './catalog/drawProduct.ts'
import { createAmazonControl } from './control.ts'
import { controlPlugin } from './controlPlugin.ts'
import { orderPlugin } from './orderPlugin.ts'
import { searchPlugin } from './searchPlugin.ts'
import { amazonErrors, hasAccess } from './wire.ts'

const TokenRequest = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
})
const tokenSeconds = 3600

export type AmazonSecrets = {
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  readonly buyerEmail: string
}

/**
 * Amazon Business on this machine, over a fictional catalog: Login with Amazon, Product Search and Ordering. Paths begin
 * where the plugin is mounted.
 */
export const createAmazonStandIn = (
  { url, clock, memory }: Pick<StandInSurroundings, 'url' | 'clock' | 'memory'>,
  secrets: AmazonSecrets,
) => {
  const control = createAmazonControl({ clock, memory })
  const plugin: FastifyPluginAsync = async app => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    await app.register(controlPlugin(control), { prefix: '/_control' })

    app.post('/auth/o2/token', async (request, reply) => {
      const { data } = TokenRequest.safeParse(request.body)
      const isKnown =
        data?.client_id === secrets.clientId &&
        data.client_secret === secrets.clientSecret &&
        data.refresh_token === secrets.refreshToken
      if (!isKnown)
        return reply.code(400).send({ error: 'invalid_grant', error_description: 'The grant is not valid.' })
      return {
        access_token: control.newToken(),
        refresh_token: secrets.refreshToken,
        token_type: 'bearer',
        expires_in: tokenSeconds,
      }
    })

    app.get<{ Params: { asin: string; picture: string } }>(
      '/pictures/:asin/:picture.svg',
      async ({ params: { asin, picture } }, reply) => {
        const product = products.get(asin)
        const number = Number(picture)
        if (!product || !Number.isInteger(number) || number >= picturesPerProduct) return reply.callNotFound()
        return reply
          .type('image/svg+xml')
          .header('cache-control', 'public, max-age=86400')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(drawProduct(product, number))
      },
    )

    await app.register(async api => {
      api.addHook('onRequest', async (request, reply) => {
        if (!hasAccess(request, control, secrets.buyerEmail))
          return reply.code(403).send(amazonErrors('UNAUTHORIZED', 'Access to the resource is denied.'))
        return undefined
      })
      await api.register(searchPlugin(control, url))
      await api.register(orderPlugin(control, clock))
    })
  }
  return { plugin, control }
}
