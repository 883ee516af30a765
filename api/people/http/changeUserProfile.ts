import { TZDate } from '@date-fns/tz'
import { getUserProfile, updateUserProfile } from '@laurel/contract/people/changeUserProfile.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { allowanceGrant } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import type { AllowanceKind } from '@laurel/ledger/members/events.ts'
import { memberNames } from '@laurel/projections/people/members/profileFieldQueries.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest, notFound } from '../../http/problems/generalProblems.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { allowanceLeft } from '../../recognition/allowanceLeft.ts'
import { customFieldValuesOf, peopleIn } from './customField.ts'
import { detailChangesOf } from './detailChanges.ts'
import { type AllowanceNow, userProfileOf } from './userProfile.ts'

/** A person as people operations keep them: days to celebrate, who may give and get, allowances of their own. */
export const serveUserProfile = (api: Api, dependencies: Dependencies): void => {
  const { ledger, database, clock } = dependencies

  api.route({
    ...routeOf(getUserProfile),
    handler: async request => {
      const { teamId } = callerOf(request)
      const [team, member, allowances] = await Promise.all([
        teamOfCaller(dependencies, request),
        memberById(database, teamId, request.params.id),
        allowancesOf(dependencies, teamId, request.params.id),
      ])
      if (!member || !allowances) throw notFound('member')
      const people = team.profileFields.flatMap(({ id, type }) => {
        const value = member.fields[id]
        return type === 'person' && value !== undefined ? peopleIn(value) : []
      })
      const names = await memberNames(database, teamId, people)
      return { user: userProfileOf(member, allowances, customFieldValuesOf(member, team, names)) }
    },
  })

  api.route({
    ...routeOf(updateUserProfile),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const memberId = request.params.id
      const [team, member] = await Promise.all([
        ledger.team(intent.teamId),
        ledger.member(intent.teamId, memberId),
      ])
      if (team.kind === 'unknown' || member.kind === 'unknown')
        throw rejectionProblem({ code: 'MEMBER_UNKNOWN' })
      const currentYear = new TZDate(clock(), team.timeZone).getFullYear()
      const { award_allowance_override: override } = request.body
      if (override !== undefined && override !== member.details.awardAllowanceOverride)
        await requireFeature(dependencies, request, 'awards')
      const asked = detailChangesOf(request.body, member.details, currentYear)
      if (asked.kind === 'problem') throw invalidRequest([asked.problem])
      const { rows: channels } = await listChannels(database, intent.teamId, { memberId, limit: rowsMax })
      const grantOf = (kind: AllowanceKind) => allowanceGrant(team, channels, kind, intent.occurredAt)
      const outcome = await ledger.handle({
        ...intent,
        type: 'changeMemberDetails',
        data: { memberId, changes: asked.changes },
        policy: { shoutout: grantOf('shoutout'), award: grantOf('award') },
      })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })
}

const allowancesOf = async (
  { ledger, database, clock }: Dependencies,
  teamId: TeamId,
  memberId: MemberId,
): Promise<Record<AllowanceKind, AllowanceNow> | undefined> => {
  const [team, member, channels] = await Promise.all([
    ledger.team(teamId),
    ledger.member(teamId, memberId),
    listChannels(database, teamId, { memberId, limit: rowsMax }),
  ])
  if (team.kind === 'unknown' || member.kind === 'unknown') return undefined
  const { shoutoutAllowanceOverride, awardAllowanceOverride } = member.details
  const now = instantOf(clock())
  const allowanceOf = (kind: AllowanceKind, override: number): AllowanceNow => ({
    granted: override > 0 ? override : allowanceGrant(team, channels.rows, kind, now).points,
    left: allowanceLeft(team, member, channels.rows, kind, now),
  })
  return {
    shoutout: allowanceOf('shoutout', shoutoutAllowanceOverride),
    award: allowanceOf('award', awardAllowanceOverride),
  }
}
