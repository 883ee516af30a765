import { sendOnboardingMessages } from '@laurel/contract/team/sendOnboardingMessages.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { introduceLaurel } from '../introduceLaurel.ts'

export const serveSendOnboardingMessages = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(sendOnboardingMessages),
    handler: async (request, reply) => {
      const { include_message: includesMessage, custom_msg: message } = request.body
      const data = { message: includesMessage && message !== '' ? message : null }
      return acknowledge(await introduceLaurel(dependencies, intentOf(dependencies, request), data), reply)
    },
  })
}
