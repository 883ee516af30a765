import type { AwardSettings } from '@laurel/contract/awards/award.ts'
import { deleteAwards, listAwards, saveAwards } from '@laurel/contract/awards/awards.ts'
import type { SpotAward } from '@laurel/ledger/awards/events.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { AwardId, CommandId } from '@laurel/ledger/kernel/ids.ts'
import { listAwards as awardsOf, listCelebrations } from '@laurel/projections/awards/awards/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { requireRewards } from '../../rewards/http/requireRewards.ts'
import { celebrationAwardOf, spotAwardOf } from './award.ts'
import { SentGiftRows } from './giftRows.ts'

/** Serves the awards of a team: spot awards, and celebrations in the list of all. */
export const serveAwards = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger } = dependencies

  api.route({
    ...routeOf(listAwards),
    handler: async request => {
      const { teamId } = callerOf(request)
      const [spot, celebrations] = await Promise.all([
        awardsOf(database, teamId),
        listCelebrations(database, teamId),
      ])
      return { awards: [...spot.map(spotAwardOf), ...celebrations.map(celebrationAwardOf)] }
    },
  })

  api.route({
    ...routeOf(saveAwards),
    handler: async (request, reply) => {
      await requireFeature(dependencies, request, 'awards')
      const intent = intentOf(dependencies, request)
      const { to_create: toCreate = [], to_update: toUpdate = [] } = request.body
      for (const { id } of toUpdate) {
        const known = await ledger.award(intent.teamId, id)
        if (known.kind !== 'offered') throw rejectionProblem({ code: 'AWARD_UNKNOWN' })
      }
      const awards = [
        ...toCreate.map((settings, index) => spotOf(derivedId('award', intent.id, String(index)), settings)),
        ...toUpdate.map(({ id, ...settings }) => spotOf(id, settings)),
      ]
      await requireRewards(
        dependencies,
        intent.teamId,
        awards.flatMap(award => award.gifts),
      )
      let position = -1
      for (const [place, award] of awards.entries()) {
        const outcome = await ledger.handle({
          ...intent,
          id: commandAt(place, intent.id),
          type: 'defineAward',
          data: award,
        })
        position = Math.max(position, acceptedOf(outcome, reply).position)
      }
      const saved = { teamId: intent.teamId, isArchived: false, definedAt: intent.occurredAt }
      return { awards: awards.map(award => spotAwardOf({ ...award, ...saved })), position }
    },
  })

  api.route({
    ...routeOf(deleteAwards),
    handler: async (request, reply) => {
      await requireFeature(dependencies, request, 'awards')
      const intent = intentOf(dependencies, request)
      let position = -1
      for (const [place, awardId] of request.body.to_delete.entries()) {
        const outcome = await ledger.handle({
          ...intent,
          id: commandAt(place, intent.id),
          type: 'archiveAward',
          data: { awardId },
        })
        position = Math.max(position, acceptedOf(outcome, reply).position)
      }
      return { ok: true as const, position }
    },
  })
}

/**
 * The first command keeps the id of the intent, so that a key that was used with another call is a conflict at once.
 */
const commandAt = (place: number, id: CommandId): CommandId =>
  place === 0 ? id : derivedId('next award', id, String(place))

const spotOf = (awardId: AwardId, settings: AwardSettings): SpotAward => ({
  awardId,
  name: settings.name,
  points: settings.points,
  message: settings.message,
  bannerIds: settings.award_skin,
  gifts: SentGiftRows.decode(settings.rewards),
  isPrivate: settings.is_private,
})
