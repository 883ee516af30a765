import type { App } from '@slack/bolt'
import type { SlackContext } from '../app/slackDependencies.ts'
import { visitorOf } from '../app/visitorOf.ts'
import { reactionAdded } from './reactionAdded.ts'
import { reactionRemoved } from './reactionRemoved.ts'
import { readReaction } from './readReaction.ts'

/** Reactions that give points, where a team has chosen one. */
export const bindReactions = (app: App, laurel: SlackContext): void => {
  app.event('reaction_added', async ({ event, client, context }) => {
    const reaction = readReaction(event)
    if (reaction) await reactionAdded(laurel, visitorOf(context, reaction.slackUserId, client), reaction)
  })
  app.event('reaction_removed', async ({ event, client, context }) => {
    const reaction = readReaction(event)
    if (reaction) await reactionRemoved(laurel, visitorOf(context, reaction.slackUserId, client), reaction)
  })
}
