import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { einOf } from '../charities/charity.ts'
import { classificationsFile } from '../charities/classifications.ts'
import { charityByEin } from '../charities/findCharities.ts'
import { initialsLogo } from '../charities/initials.ts'

const cacheForADay = 'public, max-age=86400'

/** Serves files that are the same for all teams, without a session: classification codes, and logos by EIN. */
export const serveNonprofitFiles = (app: FastifyInstance, { database }: Dependencies): void => {
  app.get('/nonprofits/classifications.json', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json').header('cache-control', cacheForADay).send(classificationsFile),
  )
  app.get<{ Params: { ein: string } }>(
    '/nonprofits/logos/:ein.svg',
    { schema: { hide: true } },
    async (request, reply) => {
      const ein = einOf(request.params.ein)
      const charity = ein === undefined ? undefined : await charityByEin(database, ein)
      if (!charity) return reply.callNotFound()
      return reply
        .type('image/svg+xml')
        .header('cache-control', cacheForADay)
        .send(initialsLogo(charity.ein, charity.dba || charity.name))
    },
  )
}
