import { findColleagues, findGifs, givingOptions } from '@laurel/contract/recognition/giving.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { periodEnd } from '@laurel/ledger/kernel/period.ts'
import { noAllowance } from '@laurel/ledger/teams/state.ts'
import { listMembers } from '@laurel/projections/people/members/queries.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notYetShown } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { readAllowances } from '../../people/readAllowances.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { gifAttachmentOf } from '../gifAttachment.ts'

const colleaguesFound = 20

/** What a member needs to thank a colleague from the portal. */
export const serveGiving = (api: Api, dependencies: Dependencies): void => {
  const { database, gifs, clock } = dependencies

  api.route({
    ...routeOf(givingOptions),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const now = instantOf(clock())
      const team = await teamOfCaller(dependencies, request)
      const { usesAllChannels } = team.settings
      const [{ rows }, allowances] = await Promise.all([
        listChannels(database, teamId, { ...(usesAllChannels ? {} : { memberId }), limit: rowsMax }),
        readAllowances(dependencies, teamId, memberId, now),
      ])
      if (!allowances) throw notYetShown()
      return {
        groups: rows.map(({ channelId, title, pointOptions }) => ({
          id: channelId,
          title,
          point_options: [...pointOptions],
        })),
        values: [...team.values],
        is_value_required: team.isValueRequired,
        points_left: allowances.shoutout.left,
        points_granted: allowances.shoutout.granted,
        resets_at: periodEnd(now, team.interval ?? noAllowance.interval, team.timeZone),
        gif_provider: gifs?.providerName ?? null,
      }
    },
  })

  api.route({
    ...routeOf(findColleagues),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { q } = request.query
      const { rows } = await listMembers(connectionsFor(dependencies, q), teamId, {
        q,
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
    ...routeOf(findGifs),
    handler: async request => {
      const findings = await gifs?.find(request.query.q)
      if (findings?.kind === 'trouble')
        request.log.warn({ problem: findings.problem }, 'The GIF search failed.')
      const found = findings?.kind === 'found' ? findings.gifs : []
      return { gifs: found.flatMap(({ attachment }) => gifAttachmentOf(attachment) ?? []) }
    },
  })
}
