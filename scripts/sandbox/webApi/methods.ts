import { chatMethods } from './chat.ts'
import { conversationMethods } from './conversations.ts'
import { emojiMethods } from './emoji.ts'
import { historyMethods } from './history.ts'
import type { Method } from './method.ts'
import { oauthMethods } from './oauth.ts'
import { reactionMethods } from './reactions.ts'
import { teamMethods } from './team.ts'
import { unfurlMethods } from './unfurls.ts'
import { userGroupMethods } from './userGroups.ts'
import { userMethods } from './users.ts'
import { viewMethods } from './views.ts'

/** Every method of the Web API that the sandbox speaks. */
export const methods: ReadonlyMap<string, Method> = new Map(
  Object.entries({
    ...chatMethods,
    ...conversationMethods,
    ...emojiMethods,
    ...historyMethods,
    ...oauthMethods,
    ...reactionMethods,
    ...teamMethods,
    ...unfurlMethods,
    ...userGroupMethods,
    ...userMethods,
    ...viewMethods,
  }),
)
