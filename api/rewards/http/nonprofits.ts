import {
  getNonprofit,
  nearbyNonprofits,
  nonprofitCategories,
  nonprofitSections,
  searchNonprofits,
} from '@laurel/contract/rewards/nonprofits.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { decodeCursor, encodeCursor } from '@laurel/projections/engine/querying/cursor.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { ContentUnavailable } from '../articles/port.ts'
import { categories } from '../charities/categories.ts'
import type { Coordinates } from '../charities/charity.ts'
import { charitySections } from '../charities/charitySections.ts'
import { type CharityContent, type CharityStory, createBundledContent } from '../charities/content.ts'
import { findOffered } from '../charities/findOffered.ts'
import { nearbyCharities } from '../charities/nearbyCharities.ts'
import { type CharityOffer, offeredCharity, offerOf } from '../charities/offer.ts'
import { oweDetails, oweSearch } from '../charities/readingJobs.ts'
import { nonprofitOf } from './nonprofit.ts'
import { withContent } from './withContent.ts'

const pageSize = 20
const nearbySize = 20

export const serveNonprofits = (api: Api, dependencies: Dependencies): void => {
  const { database, settings } = dependencies
  const content = dependencies.charityContent ?? createBundledContent()

  api.route({
    ...routeOf(searchNonprofits),
    handler: async request => {
      const { q: text = '', category, cursor } = request.query
      const offer = await offerTo(dependencies, content, request)
      const { charities, correctedTo, next } = await findOffered(connectionsFor(dependencies, text), offer, {
        text,
        category,
        after: cursor === undefined ? 0 : rankOf(cursor),
        limit: pageSize,
      })
      if (settings.hasCharitySource && cursor === undefined && offer.whitelist === null)
        await oweSearch(database, askingOf(dependencies, request), text, charities.length)
      return {
        nonprofits: charities.map(nonprofitOf),
        corrected_to: correctedTo,
        next: next === null ? null : encodeCursor({ sort: null, order: 'ASC', after: [String(next)] }),
      }
    },
  })

  api.route({
    ...routeOf(nearbyNonprofits),
    handler: async request => {
      const { latitude, longitude } = request.query
      const given = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
      const place = given ?? (await placeOf(dependencies, request))
      const { whitelist } = await offerTo(dependencies, content, request)
      const near = place ? await nearbyCharities(database, place, nearbySize) : []
      const offered = near.filter(({ ein }) => whitelist === null || whitelist.includes(ein))
      return { nonprofits: offered.map(nonprofitOf), is_located: place !== null }
    },
  })

  api.route({
    ...routeOf(nonprofitSections),
    handler: async request => {
      const [offer, place] = await Promise.all([
        offerTo(dependencies, content, request),
        placeOf(dependencies, request),
      ])
      const { kind, sections } = await charitySections(database, offer, place)
      return {
        kind,
        sections: sections.map(({ title, category, charities }) => ({
          title,
          category,
          nonprofits: charities.map(nonprofitOf),
        })),
      }
    },
  })

  api.route({
    ...routeOf(nonprofitCategories),
    handler: () => Promise.resolve({ categories: [...categories] }),
  })

  api.route({
    ...routeOf(getNonprofit),
    handler: async request => {
      const offer = await offerTo(dependencies, content, request)
      const charity = await offeredCharity(database, offer, request.params.ein)
      if (!charity) throw notFound('nonprofit')
      if (settings.hasCharitySource) await oweDetails(database, askingOf(dependencies, request), charity.ein)
      return { nonprofit: nonprofitOf(charity), story: await storyOf(content, charity.ein) }
    },
  })
}

const askingOf = ({ clock }: Dependencies, request: FastifyRequest) => ({
  teamId: callerOf(request).teamId,
  now: instantOf(clock()),
})

/** The page of a nonprofit is complete without it. */
const storyOf = async (content: CharityContent, ein: string): Promise<CharityStory | null> => {
  try {
    return await content.page(ein)
  } catch (error) {
    if (error instanceof ContentUnavailable) return null
    throw error
  }
}

const offerTo = async (
  dependencies: Dependencies,
  content: CharityContent,
  request: FastifyRequest,
): Promise<CharityOffer> => {
  const { settings } = await teamOfCaller(dependencies, request)
  return withContent(() => offerOf(content, settings))
}

/** Where the caller is: where they say, or where their address seems to be. */
const placeOf = async (
  { database, locate }: Dependencies,
  request: FastifyRequest,
): Promise<Coordinates | null> => {
  const { teamId, memberId } = callerOf(request)
  const member = await memberById(database, teamId, memberId)
  const [latitude, longitude] = member?.place?.split(',').map(Number) ?? []
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  return locate?.(request.ip) ?? null
}

/** A cursor of another list begins at the start. */
const rankOf = (cursor: string): number => {
  const rank = Number(decodeCursor(cursor).after[0])
  return Number.isSafeInteger(rank) && rank > 0 && rank < 2 ** 31 ? rank : 0
}
