import {
  chatUnavailable,
  invalidRequest,
  notFound,
  notInstalled,
} from '../../http/problems/generalProblems.ts'
import type { HttpProblem } from '../../http/problems/httpProblem.ts'
import { say } from '../../messages/sentence.ts'
import type { ChannelProblem } from '../channelOutcome.ts'

/** The problem document for a channel that was not created or changed, for another reason than a rejection. */
export const channelProblem = (problem: ChannelProblem): HttpProblem => {
  switch (problem) {
    case 'TITLE_REQUIRED':
      return invalidRequest([{ path: 'title', message: say('fields.channelTitle') }])
    case 'CHAT_CHANNEL_UNKNOWN':
      return notFound('chat channel')
    case 'CHAT_NOT_INSTALLED':
      return notInstalled()
    case 'CHAT_UNAVAILABLE':
      return chatUnavailable()
  }
}
