import {
  amazonProduct,
  amazonTrending,
  amazonVariant,
  redeemAmazon,
  searchAmazon,
} from '@laurel/contract/rewards/amazon.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import { HttpProblem } from '../../http/problems/httpProblem.ts'
import { rejectionSentence } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import { findMarketplace, openMarketplace } from '../amazon/openMarketplace.ts'
import { createAmazonReader, ratesFor } from '../amazon/readAmazon.ts'
import { readAmazonProduct } from '../amazon/readAmazonProduct.ts'
import { redeemAmazon as redeem } from '../amazon/redeemAmazon.ts'
import { summariesOf } from '../amazon/summaries.ts'
import { trendingNow } from '../amazon/trending.ts'
import { amazonDependencies } from './amazonDependencies.ts'

/** Amazon, for members whose team and country have it. */
export const serveAmazon = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies
  const amazon = amazonDependencies(dependencies)
  const reader = createAmazonReader()
  const open = async (request: FastifyRequest) => {
    const opened = await openMarketplace(amazon, callerOf(request))
    if (!opened) throw notFound('catalog')
    return opened
  }

  api.route({
    ...routeOf(amazonTrending),
    handler: async request => {
      const found = await findMarketplace(amazon, callerOf(request))
      if (!found) throw notFound('catalog')
      if (found === 'notConnected') return { is_connected: false, categories: [] }
      const now = instantOf(clock())
      return { is_connected: true, categories: await answered(() => trendingNow(database, found, now)) }
    },
  })

  api.route({
    ...routeOf(searchAmazon),
    handler: async request => {
      const { page } = request.params
      const { q } = request.query
      if (q.trim() === '') return { products: [], has_more: false }
      const opened = await open(request)
      const { products, pages } = await answered(() => reader.search(opened, q, page - 1))
      return { products: summariesOf(products, await ratesFor(database, products)), has_more: page < pages }
    },
  })

  for (const call of [amazonProduct, amazonVariant] as const)
    api.route({
      ...routeOf(call),
      handler: async request => {
        const opened = await open(request)
        const { addr = null } = request.query
        const read = await readAmazonProduct(
          { ...amazon, reader },
          opened,
          callerOf(request),
          request.params.id,
          addr,
        )
        return read.error === null
          ? { ...read, message: null }
          : { ...read, message: speechOf(request).text(`answers.amazon.${read.error}`) }
      },
    })

  api.route({
    ...routeOf(redeemAmazon),
    handler: async (request, reply) => {
      const { addr, points = null, group = null } = request.body
      const choice = { asin: request.params.id, addressId: addr, points, group }
      const intent = intentOf(dependencies, request)
      const result = await redeem({ ...dependencies, ...amazon, reader }, intent, choice)
      if (result.kind === 'notOffered') throw notFound('catalog')
      if (result.kind === 'refused')
        return {
          error: result.code,
          message: speechOf(request).text(`answers.amazon.${result.code}`),
          id: null,
          status: null,
          points: result.points ?? 0,
          position: null,
        }
      const redeemed = acceptedOf(result, reply)
      const { redemptionId: id, status, declinedFor: error, position } = redeemed
      const message = error === null ? null : rejectionSentence(error)(speechOf(request))
      return { error, message, id, status, points: redeemed.points, position }
    },
  })
}

/** The answer of Amazon; throws the problem that it does not answer. */
const answered = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof VendorUncertain) throw amazonUnavailable()
    throw error
  }
}

const amazonUnavailable = () =>
  new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.amazonUnavailable' })
