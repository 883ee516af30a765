import { requestGiftCard } from '@laurel/contract/rewards/requestGiftCard.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { speechOf } from '../../http/serving/speechOf.ts'
import { requestGiftCard as ask } from '../giftCards/requests/requestGiftCard.ts'
import { readCountry } from '../readCountry.ts'

export const serveRequestGiftCard = (api: Api, { database, clock, settings }: Dependencies): void => {
  api.route({
    ...routeOf(requestGiftCard),
    handler: async request => {
      if (settings.hasGiftCardForm !== true)
        return {
          ok: false,
          error: 'NOT_SET_UP',
          message: speechOf(request).text('answers.giftCard.NO_FORM'),
        } as const
      const { teamId, memberId } = callerOf(request)
      const country = await readCountry(database, teamId, memberId)
      const points = request.body.point_amount
      await ask({ database, clock: () => instantOf(clock()) }, { teamId, memberId, points, country })
      return { ok: true, error: null, message: null }
    },
  })
}
