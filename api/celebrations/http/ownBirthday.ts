import { getOwnBirthday, saveOwnBirthday } from '@laurel/contract/celebrations/ownBirthday.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { saveBirthday } from '../saveBirthday.ts'

/** The birthday of the caller, as the ledger has it: they may have told it a moment ago in chat. */
export const serveOwnBirthday = (api: Api, dependencies: Dependencies): void => {
  const { ledger } = dependencies
  api.route({
    ...routeOf(getOwnBirthday),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const member = await ledger.member(teamId, memberId)
      if (member.kind === 'unknown') throw notFound('member')
      const { birthday, isBirthdayPrivate } = member.details
      return { birthday, is_private: isBirthdayPrivate }
    },
  })

  api.route({
    ...routeOf(saveOwnBirthday),
    handler: async (request, reply) => {
      const { memberId } = callerOf(request)
      const { birthday, is_private: isBirthdayPrivate } = request.body
      const changes = { birthday, isBirthdayPrivate }
      const outcome = await saveBirthday(ledger, intentOf(dependencies, request), memberId, changes)
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })
}
