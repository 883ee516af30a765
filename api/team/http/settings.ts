import { saveValues } from '@laurel/contract/team/saveValues.ts'
import { sendOnboardingMessages } from '@laurel/contract/team/sendOnboardingMessages.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { settingChangesOf } from './teamMetadata.ts'

/** What an administrator decides for the whole team. */
export const serveTeamSettings = (api: Api, dependencies: Dependencies): void => {
  const { ledger } = dependencies
  const knownTeam = async (teamId: TeamId): Promise<KnownTeam> => {
    const team = await ledger.team(teamId)
    if (team.kind === 'unknown') throw notFound('team')
    return team
  }

  api.route({
    ...routeOf(updateMetadata),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { require_values: isValueRequired } = request.body
      const data = {
        changes: settingChangesOf(request.body),
        ...(isValueRequired === undefined ? {} : { isValueRequired }),
      }
      const outcome = await ledger.handle({ ...intent, type: 'changeTeamSettings', data })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(saveValues),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { isValueRequired } = await knownTeam(intent.teamId)
      const data = { values: request.body, isRequired: isValueRequired }
      const outcome = await ledger.handle({ ...intent, type: 'setTaggableValues', data })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(sendOnboardingMessages),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { include_message: includesMessage, custom_msg: message } = request.body
      const outcome = await ledger.handle({
        ...intent,
        type: 'introduceLaurel',
        data: { message: includesMessage && message !== '' ? message : null },
      })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })
}
