import { getLiability } from '@laurel/contract/reports/liability.ts'
import { asOfRequest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { liabilityAsOf } from '@laurel/projections/books/liability/liabilityAsOf.ts'
import { channelTitles } from '@laurel/projections/team/channels/channelNames.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { askedInstant } from '../../http/serving/askedInstant.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'

/** The liability of a team as of any instant. */
export const serveLiability = (api: Api, { database, clock: now }: Dependencies): void => {
  api.route({
    ...routeOf(getLiability),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { clock } = request.query
      const asOf = askedInstant(request.query.as_of, now())
      const pack = await liabilityAsOf(database, asOfRequest(teamId, asOf, clock))
      const channelIds = pack.earnedByChannel.flatMap(({ channelId }) => channelId ?? [])
      const titles = await channelTitles(database, teamId, channelIds)
      return {
        as_of: asOf,
        clock,
        outstanding_points: pack.closing,
        earned: pack.earned,
        redeemed: pack.redeemed,
        expired: pack.expired,
        recalled: pack.recalled,
        corrections: pack.corrections,
        earned_by_group: pack.earnedByChannel.map(({ channelId, points }) => ({
          // A deleted channel has no title.
          group: channelId === null ? null : { id: channelId, title: titles.get(channelId) ?? channelId },
          points,
        })),
        by_age: [...pack.lots],
        out_of_order: pack.outOfOrder,
        held: pack.held,
        owed_by_members: pack.owed ?? 0,
        postpaid: pack.postpaid ?? 0,
        owed_for_top_ups: pack.fundOwed ?? 0,
      }
    },
  })
}
