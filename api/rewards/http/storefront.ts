import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { listStorefront, redeemStorefront } from '@laurel/contract/rewards/storefront.ts'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import { rejectionSentence } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import { addressOf } from '../../people/addresses/addressOf.ts'
import { storefrontChoice, storefrontPictures, storefrontProducts } from '../storefront/products.ts'
import { redeemStorefront as redeem } from '../storefront/redeemStorefront.ts'

/** The swag shop. */
export const serveStorefront = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(listStorefront),
    handler: async () => ({ products: [...storefrontProducts] }),
  })

  api.route({
    ...routeOf(redeemStorefront),
    handler: async (request, reply) => {
      const { reward, addr } = request.body
      const choice = storefrontChoice(reward.sku)
      if (!choice) throw notFound('product')
      const result = await redeem(
        {
          ...dependencies,
          addressOf: (teamId, memberId, id) => addressOf(dependencies, teamId, memberId, id),
        },
        intentOf(dependencies, request),
        choice,
        { points: reward.point_cost, addressId: addr },
      )
      if (result.kind === 'refused') {
        const { code } = result
        const message = speechOf(request).text(`answers.storefront.${code}`)
        return { error: code, message, id: null, status: null, points: choice.points, position: null }
      }
      const { redemptionId, status, points, declinedFor: error, position } = acceptedOf(result, reply)
      const message = error === null ? null : rejectionSentence(error)(speechOf(request))
      return { error, message, id: redemptionId, status, points, position }
    },
  })
}

/** Serves the drawn pictures of the products. Clients cache them for a day and revalidate by etag. */
export const serveStorefrontPictures = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(import.meta.dirname, '..', 'storefront', 'pictures'),
    prefix: `${storefrontPictures}/`,
    decorateReply: false,
    index: false,
    maxAge: '1d',
  })
}
