import type { AwardSettings } from '@laurel/contract/awards/award.ts'
import { deleteAwards, listAwards, saveAwards } from '@laurel/contract/awards/awards.ts'
import type { SpotAward } from '@laurel/ledger/awards/events.ts'
import type { Accepted } from '@laurel/ledger/handling/outcome.ts'
import { listAwards as awardsOf, listCelebrations } from '@laurel/projections/awards/awards/queries.ts'
import type { FastifyReply } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { rewardsOfGifts } from '../../rewards/claims/rewardsOfGifts.ts'
import { celebrationAwardOf, giftsOfCelebration, spotAwardOf } from '../awardAnswer.ts'
import { SentGiftRows } from '../giftRows.ts'
import { archiveAwards, saveAwards as save } from '../saveAwards.ts'

/** Serves the awards of a team: spot awards, and celebrations in the list of all. */
export const serveAwards = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger } = dependencies

  api.route({
    ...routeOf(listAwards),
    handler: async request => {
      await requireFeature(dependencies, request, 'awards')
      const { teamId } = callerOf(request)
      const [spot, celebrations] = await Promise.all([
        awardsOf(database, teamId),
        listCelebrations(database, teamId),
      ])
      const gifts = [...spot.flatMap(award => award.gifts), ...celebrations.flatMap(giftsOfCelebration)]
      const rewards = await rewardsOfGifts(database, teamId, gifts)
      return {
        awards: [
          ...spot.map(award => spotAwardOf(award, rewards)),
          ...celebrations.map(celebration => celebrationAwardOf(celebration, rewards)),
        ],
      }
    },
  })

  api.route({
    ...routeOf(saveAwards),
    handler: async (request, reply) => {
      await requireFeature(dependencies, request, 'awards')
      const intent = intentOf(dependencies, request)
      const { to_create: toCreate = [], to_update: toUpdate = [] } = request.body
      const outcome = await save(ledger, intent, {
        toCreate: toCreate.map(settingsOf),
        toUpdate: toUpdate.map(({ id, ...settings }) => ({ awardId: id, ...settingsOf(settings) })),
      })
      if (outcome.kind === 'rejected') throw rejectionProblem(outcome.rejection)
      const saved = { teamId: intent.teamId, isArchived: false, definedAt: intent.occurredAt }
      const gifts = outcome.awards.flatMap(award => award.gifts)
      const rewards = await rewardsOfGifts(database, intent.teamId, gifts)
      return {
        awards: outcome.awards.map(award => spotAwardOf({ ...award, ...saved }, rewards)),
        position: lastPosition(outcome.outcomes, reply),
      }
    },
  })

  api.route({
    ...routeOf(deleteAwards),
    handler: async (request, reply) => {
      await requireFeature(dependencies, request, 'awards')
      const outcome = await archiveAwards(ledger, intentOf(dependencies, request), request.body.to_delete)
      if (outcome.kind === 'rejected') throw rejectionProblem(outcome.rejection)
      return { ok: true as const, position: lastPosition(outcome.outcomes, reply) }
    },
  })
}

const lastPosition = (outcomes: readonly Accepted[], reply: FastifyReply): number =>
  Math.max(-1, ...outcomes.map(outcome => acceptedOf(outcome, reply).position))

const settingsOf = (settings: AwardSettings): Omit<SpotAward, 'awardId'> => ({
  name: settings.name,
  points: settings.points,
  message: settings.message,
  bannerIds: settings.award_skin,
  gifts: SentGiftRows.decode(settings.rewards),
  isPrivate: settings.is_private,
})
