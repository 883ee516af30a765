import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { products, searchProducts } from './catalog/catalog.ts'
import type { AmazonControl } from './control.ts'
import { marketplaceRules } from './marketplaces.ts'
import { type PriceQuestion, productAnswer } from './searchAnswers.ts'
import { amazonErrors } from './wire.ts'

const SearchQuery = z.object({
  keywords: z.string().min(1),
  productRegion: z.string(),
  locale: z.string(),
  shippingPostalCode: z.string().optional(),
  facets: z.string().default(''),
  pageNumber: z.coerce.number().int().min(0).default(0),
  pageSize: z.coerce.number().int().min(1).max(24).default(24),
})

const ByAsins = z.object({
  productIds: z.array(z.string()).min(1).max(30),
  productRegion: z.string(),
  locale: z.string(),
  shippingPostalCode: z.string().optional(),
  quantity: z.int().optional(),
  facets: z.array(z.string()).default([]),
})

const path = '/products/2020-08-26/products'
const invalid = amazonErrors('INVALID_REQUEST_PARAMETER', 'A parameter of the request is not valid.')

/** Product Search 2020-08-26. */
export const searchPlugin =
  (control: AmazonControl, url: () => string): FastifyPluginAsync =>
  async app => {
    app.addHook('preHandler', async (_request, reply) => {
      control.countSearch()
      await pause(control.delayMilliseconds())
      if (control.isDown()) return reply.code(500).send(amazonErrors('SERVICE_ERROR', 'Try again later.'))
      return undefined
    })
    const questionOf = (
      {
        productRegion,
        shippingPostalCode,
      }: { readonly productRegion: string; readonly shippingPostalCode?: string | undefined },
      facets: readonly string[],
    ): PriceQuestion => ({
      region: productRegion,
      postalCode: shippingPostalCode ?? null,
      facets,
      origin: url(),
      raisePercent: control.raisePercent(),
    })

    app.get(path, async (request, reply) => {
      const { data: query } = SearchQuery.safeParse(request.query)
      if (!query || !marketplaceRules(query.productRegion)) return reply.code(400).send(invalid)
      const found = searchProducts(query.keywords)
      const first = query.pageNumber * query.pageSize
      const question = questionOf(query, query.facets.split(','))
      return {
        matchingProductCount: found.length,
        numberOfPages: Math.ceil(found.length / query.pageSize),
        searchRefinements: [],
        refinements: {
          categories: [],
          subCategories: [],
          availabilityOptions: [],
          deliveryDayOptions: [],
          eligibleForFreeShippingOptions: [],
          primeEligible: [],
        },
        products: found.slice(first, first + query.pageSize).map(product => productAnswer(product, question)),
      }
    })

    app.post(`${path}/getProductsByAsins`, async (request, reply) => {
      const { data: body } = ByAsins.safeParse(request.body)
      if (!body || !marketplaceRules(body.productRegion)) return reply.code(400).send(invalid)
      const question = questionOf(body, body.facets)
      const known = body.productIds.flatMap(asin => products.get(asin) ?? [])
      return {
        matchingProductCount: known.length,
        products: known.map(product => productAnswer(product, question)),
        notFoundAsins: body.productIds.filter(asin => !products.has(asin)),
      }
    })
  }
