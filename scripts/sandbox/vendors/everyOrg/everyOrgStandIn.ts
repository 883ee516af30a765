import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { StandIn } from '../standIn.ts'
import { type EveryOrgNonprofit, everyOrgNonprofits } from './everyOrgNonprofits.ts'

export const everyOrgSandboxKey = 'sandbox-everyorg-public-key'

const Query = z.object({
  apiKey: z.string().optional(),
  take: z.coerce.number().int().min(1).max(100).default(10),
  page: z.coerce.number().int().min(1).default(1),
})

/** Every.org's search, details and lists by cause, over a few nonprofits. */
const create = (): StandIn => {
  const faults: VendorFault[] = []
  const calls: string[] = []
  const plugin: FastifyPluginAsync = async fastify => {
    fastify.get('/_control/calls', async () => calls)
    await fastify.register(async api => {
      api.addHook('preHandler', async (request, reply) => {
        calls.push(
          decodeURIComponent(
            new URL(request.url, 'http://every.example').pathname.split('/v0.2').at(-1) ?? '',
          ),
        )
        const fault = faults.shift()
        if (fault?.kind === 'hang') return reply.hijack()
        if (fault?.kind === 'refuse') return reply.code(429).send({ message: 'Too many requests' })
        if (fault) return reply.code(500).send({ message: 'Internal server error' })
        if (Query.parse(request.query).apiKey !== everyOrgSandboxKey)
          return reply.code(401).send({ message: 'Invalid API key' })
        return undefined
      })
      api.get<{ Params: { term: string } }>('/v0.2/search/:term', async request => {
        const words = request.params.term.toLowerCase().split(' ')
        const found = everyOrgNonprofits.filter(({ name, description }) =>
          words.every(word => `${name} ${description}`.toLowerCase().includes(word)),
        )
        return { nonprofits: found.slice(0, Query.parse(request.query).take).map(rowOf) }
      })
      api.get<{ Params: { cause: string } }>('/v0.2/browse/:cause', async request => {
        // Fewer than were asked for, so that a few nonprofits have more than one page.
        const [{ page }, size] = [Query.parse(request.query), 2]
        const all = everyOrgNonprofits.filter(({ tags }) => tags.includes(request.params.cause))
        return {
          nonprofits: all.slice((page - 1) * size, page * size).map(rowOf),
          pagination: {
            page,
            pages: Math.ceil(all.length / size),
            page_size: size,
            total_results: all.length,
          },
        }
      })
      api.get<{ Params: { id: string } }>('/v0.2/nonprofit/:id', async (request, reply) => {
        const found = everyOrgNonprofits.find(({ ein }) => ein === request.params.id)
        return found ? detailsOf(found) : notFound(reply)
      })
    })
  }
  const control = {
    plan: (fault: VendorFault): void => void faults.push(fault),
    move: (): void => undefined,
    orders: () => [],
  }
  return { plugin, control }
}

const profileUrl = (ein: string): string => `https://www.every.org/${ein}`

/** As the vendor documents it: without slug, tags and location. */
const rowOf = ({ name, ein, description, logoUrl, websiteUrl }: EveryOrgNonprofit) => ({
  name,
  profileUrl: profileUrl(ein),
  description,
  ein,
  logoCloudinaryId: 'faja_profile/none',
  logoUrl,
  websiteUrl,
  matchedTerms: [],
})

const detailsOf = (nonprofit: EveryOrgNonprofit) => ({
  message: 'Nonprofit details found',
  data: {
    nonprofit: {
      id: `00000000-0000-4000-8000-000${nonprofit.ein}`,
      primarySlug: nonprofit.ein,
      name: nonprofit.name,
      ein: nonprofit.ein,
      isDisbursable: true,
      description: nonprofit.description,
      descriptionLong: nonprofit.descriptionLong,
      locationAddress: nonprofit.locationAddress,
      nteeCode: nonprofit.nteeCode,
      nteeCodeMeaning: {
        majorCode: nonprofit.nteeCode.slice(0, 1),
        majorMeaning: '',
        decileCode: '',
        decileMeaning: '',
      },
      logoUrl: nonprofit.logoUrl,
      logoCloudinaryId: null,
      coverImageUrl: null,
      coverImageCloudinaryId: null,
      websiteUrl: nonprofit.websiteUrl,
      profileUrl: profileUrl(nonprofit.ein),
    },
    nonprofitTags: nonprofit.tags.map(tagName => ({ tagName })),
  },
})

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ message: 'Nonprofit not found' })

/** Every.org, for specs. */
export const everyOrgStandIn = { vendor: 'everyOrg', create } as const
