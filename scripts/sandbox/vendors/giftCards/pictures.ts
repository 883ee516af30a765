import type { FastifyPluginAsync } from 'fastify'
import { brandsOf, type SandboxBrand } from './brands.ts'
import { drawCard } from './drawCard.ts'

/** The pictures of the gift cards of a vendor, at `/images/<brand>.svg`. */
export const picturesOf =
  (vendor: SandboxBrand['vendor']): FastifyPluginAsync =>
  async fastify => {
    fastify.get<{ Params: { key: string } }>('/images/:key.svg', (request, reply) => {
      const brand = brandsOf(vendor).find(({ key }) => key === request.params.key)
      if (!brand) return reply.code(404).send()
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'max-age=3600')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(drawCard(brand))
    })
  }
