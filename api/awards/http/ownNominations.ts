import type { Campaign } from '@laurel/contract/awards/nominations.ts'
import {
  findNominees,
  listOwnNominations,
  listRunningCampaigns,
  nominate,
  type OwnNomination,
} from '@laurel/contract/awards/ownNominations.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { CampaignId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { dayAt, type Period } from '@laurel/ledger/kernel/period.ts'
import { nominatedBy } from '@laurel/projections/awards/campaigns/nomineeQueries.ts'
import {
  listCampaigns,
  listNominations,
  type NominationItem,
} from '@laurel/projections/awards/campaigns/queries.ts'
import { listMembers } from '@laurel/projections/people/members/queries.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { campaignOf } from '../nominations/campaignAnswer.ts'
import { nominate as nominateColleague } from '../nominations/nominate.ts'
import { runningCampaigns } from '../nominations/runningCampaigns.ts'

const colleaguesFound = 20
const pageSize = 25

/** The nominations of a member, and the campaigns that call for more. */
export const serveOwnNominations = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger, clock } = dependencies

  const todayOf = async (request: FastifyRequest): Promise<Period> =>
    dayAt(instantOf(clock()), (await teamOfCaller(dependencies, request)).timeZone)

  api.route({
    ...routeOf(listRunningCampaigns),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const rows = await runningCampaigns(database, teamId, memberId, await todayOf(request))
      const ids = rows.map(({ campaignId }) => campaignId)
      const nominated = await nominatedBy(database, teamId, memberId, ids)
      return {
        campaigns: rows.map(row => ({
          id: row.campaignId,
          title: row.title,
          message: row.message,
          end_date: row.endDate,
          group_title: row.channelTitle,
          award_name: row.awardName ?? '',
          nominated: (nominated.get(row.campaignId) ?? []).map(userReferenceOf),
        })),
      }
    },
  })

  api.route({
    ...routeOf(findNominees),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { q } = request.query
      const campaignIds = [request.params.id]
      const [campaign] = (await listCampaigns(database, teamId, { campaignIds, memberId })).rows
      if (!campaign) throw notFound('campaign')
      const { rows } = await listMembers(connectionsFor(dependencies, q), teamId, {
        q,
        channelId: campaign.channelId,
        isActive: true,
        // The caller may be among them and is left out.
        limit: colleaguesFound + 1,
        isCounted: false,
      })
      const others = rows.filter(row => row.memberId !== memberId)
      return { users: others.slice(0, colleaguesFound).map(userReferenceOf) }
    },
  })

  api.route({
    ...routeOf(nominate),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const nominationId = derivedId('nomination', intent.id)
      const { campaign_id: campaignId, user_id: nomineeId, message } = request.body
      const nomination = { nominationId, campaignId, nomineeId, message }
      const outcome = await nominateColleague({ ledger, database }, intent, nomination)
      return { ...acknowledge(outcome, reply), nomination_id: nominationId }
    },
  })

  api.route({
    ...routeOf(listOwnNominations),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const cursor = cursorOf(request.query)
      const page = await listNominations(database, teamId, { nominatorId: memberId, limit: pageSize, cursor })
      const campaigns = await campaignsOf(teamId, page.rows, await todayOf(request))
      return {
        nominations: page.rows.flatMap(row => {
          const campaign = campaigns.get(row.campaignId)
          return campaign ? [ownNominationOf(row, campaign)] : []
        }),
        next: nextOf(page),
      }
    },
  })

  const campaignsOf = async (
    teamId: TeamId,
    rows: readonly NominationItem[],
    today: Period,
  ): Promise<ReadonlyMap<CampaignId, Campaign>> => {
    const campaignIds = [...new Set(rows.map(({ campaignId }) => campaignId))]
    const found = await listCampaigns(database, teamId, { campaignIds })
    return new Map(found.rows.map(item => [item.campaignId, campaignOf(item, today)]))
  }
}

const ownNominationOf = (
  { nominationId, nominatedAt, nominee, message }: NominationItem,
  campaign: Campaign,
): OwnNomination => ({
  id: nominationId,
  created_at: nominatedAt,
  user: nominee && userReferenceOf(nominee),
  message,
  campaign,
})
