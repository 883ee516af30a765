import {
  type AnniversaryAward,
  type BirthdayAward,
  type NewHireAward,
  saveAnniversaryAward,
  saveBirthdayAward,
  saveNewHireAward,
} from '@laurel/contract/celebrations/dateAwards.ts'
import type { CelebrationSettings } from '@laurel/ledger/celebrations/events.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { celebrationAwardOf, giftsOfCelebration } from '../../awards/awardAnswer.ts'
import { SentGiftRows } from '../../awards/giftRows.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { rewardsOfGifts } from '../../rewards/claims/rewardsOfGifts.ts'
import { disableCelebration } from '../disableCelebration.ts'
import { saveCelebration } from '../saveCelebration.ts'

type Sent = z.output<typeof BirthdayAward> | z.output<typeof AnniversaryAward> | z.output<typeof NewHireAward>

/** Serves the settings of birthdays, anniversaries and new hires. */
export const serveDateAwards = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger } = dependencies

  const answerOf = async (
    teamId: TeamId,
    kind: CelebrationKind,
    settings: CelebrationSettings,
    isEnabled: boolean,
  ) => {
    const rewards = await rewardsOfGifts(database, teamId, giftsOfCelebration({ settings }))
    return celebrationAwardOf({ teamId, kind, isEnabled, settings }, rewards)
  }

  const save = async (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: CelebrationKind,
    sent: Sent | { readonly disable: true },
  ) => {
    await requireFeature(dependencies, request, 'celebrations')
    const intent = intentOf(dependencies, request)
    const { teamId } = intent
    if (sent.disable) {
      const outcome = await disableCelebration(dependencies, intent, kind)
      const { position } = acceptedOf(outcome, reply)
      const { settings } = await ledger.celebration(teamId, kind)
      return { award: await answerOf(teamId, kind, settings ?? unset, false), position }
    }
    const settings = settingsOf(sent)
    const outcome = await saveCelebration(dependencies, intent, kind, settings)
    const { position } = acceptedOf(outcome, reply)
    return { award: await answerOf(teamId, kind, settings, true), position }
  }

  api.route({
    ...routeOf(saveBirthdayAward),
    handler: (request, reply) => save(request, reply, 'BIRTHDAY', request.body),
  })
  api.route({
    ...routeOf(saveAnniversaryAward),
    handler: (request, reply) => save(request, reply, 'ANNIVERSARY', request.body),
  })
  api.route({
    ...routeOf(saveNewHireAward),
    handler: (request, reply) => save(request, reply, 'NEW_HIRE', request.body),
  })
}

const settingsOf = (sent: Sent): CelebrationSettings => ({
  points: sent.points,
  message: sent.message,
  weekendMode: 'weekend_mode' in sent ? sent.weekend_mode : 'DAY_OF',
  bannerIds: sent.award_skin,
  channelIds: sent.channels,
  gifts: SentGiftRows.decode(sent.rewards),
  milestones:
    'addl_years' in sent
      ? sent.addl_years.map(milestone => ({
          years: milestone.anniversary_interval,
          points: milestone.points,
          bannerIds: milestone.award_skin,
          gifts: SentGiftRows.decode(milestone.rewards),
        }))
      : [],
})

/** The settings of a celebration that is disabled before it was ever set. */
const unset: CelebrationSettings = {
  points: 0,
  message: '',
  weekendMode: 'DAY_OF',
  bannerIds: [],
  channelIds: null,
  gifts: [],
  milestones: [],
}
