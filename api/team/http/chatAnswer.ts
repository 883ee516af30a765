import { chatUnavailable, notInstalled } from '../../http/problems/generalProblems.ts'
import type { ChatAnswer } from '../chatDirectory.ts'

/** The value that the chat workspace answered. Throws a problem that says why there is none. */
export const answeredBy = <Value>(answer: ChatAnswer<Value>): Value => {
  switch (answer.kind) {
    case 'answered':
      return answer.value
    case 'unavailable':
      throw chatUnavailable()
    case 'not installed':
      throw notInstalled()
  }
}
