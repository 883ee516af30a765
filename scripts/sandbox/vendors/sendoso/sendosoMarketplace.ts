import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendosoProducts } from './sendosoProducts.ts'

/** Small, so that the sandbox has more than one page. */
const pageSize = 2

const Query = z.object({
  'ship_to_country_codes[]': z.string().length(2).optional(),
  after: z.string().optional(),
})

export const serveMarketplace = (fastify: FastifyInstance, url: () => string): void => {
  fastify.get('/api/v3/marketplace/products', async request => {
    const { after, 'ship_to_country_codes[]': country } = Query.parse(request.query)
    const shipped = sendosoProducts.filter(
      ({ countries }) => country === undefined || countries.some(each => each === country),
    )
    const start = shipped.findIndex(({ id }) => id === after) + 1
    const page = shipped.slice(start, start + pageSize)
    const last = start + pageSize < shipped.length ? page.at(-1)?.id : undefined
    return {
      pagination: last === undefined ? {} : { after: last, next_page: { url: `${url()}?after=${last}` } },
      categories: [],
      products: page.map(({ id, name, description, picture, variants }) => {
        const address = `${url()}/pictures/${picture}.webp`
        return {
          id,
          name,
          description,
          variants: variants.map(variant => ({
            id: variant.id,
            estimated_total_price: { currency: 'USD', price_per_unit: variant.price },
            images: [{ url: address, cdn_main: { url: address }, cdn_thumbnail: { url: address } }],
          })),
        }
      }),
    }
  })
}
