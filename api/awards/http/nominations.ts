import {
  type Campaign,
  completeCampaign,
  createCampaign,
  getCampaign,
  getCampaignRecord,
  listCampaignRecords,
  listCampaigns,
} from '@laurel/contract/awards/nominations.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { CampaignId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { dayAt, type Period } from '@laurel/ledger/kernel/period.ts'
import { topNominees } from '@laurel/projections/awards/campaigns/nomineeQueries.ts'
import { campaignById, listCampaigns as campaignsOf } from '@laurel/projections/awards/campaigns/queries.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, acknowledge, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { campaignOf, newCampaignOf } from '../nominations/campaignAnswer.ts'
import { completeCampaign as complete } from '../nominations/completeCampaign.ts'
import { openCampaign } from '../nominations/openCampaign.ts'

const nomineesShown = 100

const sortFields = { created_at: 'openedAt', end_date: 'endDate', title: 'title' } as const

/** Campaigns of nominations, for the administrators of a team. */
export const serveNominations = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger, clock } = dependencies

  const todayOf = async (request: FastifyRequest): Promise<Period> =>
    dayAt(instantOf(clock()), (await teamOfCaller(dependencies, request)).timeZone)

  const readCampaign = async (request: FastifyRequest, id: CampaignId): Promise<Campaign> => {
    const [item, today] = await Promise.all([
      campaignById(database, callerOf(request).teamId, id),
      todayOf(request),
    ])
    if (!item) throw notFound('campaign')
    return campaignOf(item, today)
  }

  api.route({
    ...routeOf(listCampaigns),
    handler: async request => {
      await requireFeature(dependencies, request, 'awards')
      const { teamId } = callerOf(request)
      const [today, running, ended] = await Promise.all([
        todayOf(request),
        campaignsOf(database, teamId, { isComplete: false, limit: rowsMax }),
        campaignsOf(database, teamId, { isComplete: true, limit: rowsMax }),
      ])
      return { campaigns: [...running.rows, ...ended.rows].map(item => campaignOf(item, today)) }
    },
  })

  api.route({
    ...routeOf(createCampaign),
    handler: async (request, reply) => {
      await requireFeature(dependencies, request, 'awards')
      const intent = intentOf(dependencies, request)
      const { group_id: channelId, award_id: awardId, end_date: endDate, ...sent } = request.body
      const campaign = {
        campaignId: derivedId('campaign', intent.id),
        title: sent.title,
        channelId,
        awardId,
        endDate,
        message: sent.message,
        isMulti: sent.multi_nominations,
        createdBy: intent.actor.id,
      }
      const { position } = acceptedOf(await openCampaign({ ledger }, intent, campaign), reply)
      return { campaign: await newCampaignOf({ ledger }, intent, campaign), position }
    },
  })

  api.route({
    ...routeOf(getCampaign),
    handler: async request => {
      await requireFeature(dependencies, request, 'awards')
      const [campaign, found] = await Promise.all([
        readCampaign(request, request.params.id),
        topNominees(database, callerOf(request).teamId, request.params.id, nomineesShown),
      ])
      const nominees = found.map(({ member, nominationCount }) => ({
        user: userReferenceOf(member),
        nomination_count: nominationCount,
      }))
      return { campaign, nominees }
    },
  })

  api.route({
    ...routeOf(completeCampaign),
    handler: async (request, reply) => {
      await requireFeature(dependencies, request, 'awards')
      const { for_users: winnerIds, message } = request.body
      const result = { campaignId: request.params.id, winnerIds, message }
      return acknowledge(await complete({ ledger }, intentOf(dependencies, request), result), reply)
    },
  })

  api.route({
    ...routeOf(listCampaignRecords),
    handler: async (request, reply) => {
      await requireFeature(dependencies, request, 'awards')
      const { filter } = request.query
      const part = listRequestOf(request.query, sortFields)
      const [today, page] = await Promise.all([
        todayOf(request),
        campaignsOf(database, callerOf(request).teamId, {
          ...part,
          campaignIds: filter?.id,
          isComplete: filter?.is_ended,
        }),
      ])
      answerRange(reply, 'nominations', part, page)
      return page.rows.map(item => campaignOf(item, today))
    },
  })

  api.route({
    ...routeOf(getCampaignRecord),
    handler: async request => {
      await requireFeature(dependencies, request, 'awards')
      return readCampaign(request, request.params.id)
    },
  })
}
