import { createSerialLanes } from '@laurel/ledger/handling/serialLanes.ts'
import type { AllMiddlewareArgs, App, SlackEventMiddlewareArgs } from '@slack/bolt'
import { slackCallerOf } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { createLatestFilter } from '../../../slack/events/createLatestFilter.ts'
import { reactionAdded } from './reactionAdded.ts'
import { reactionRemoved } from './reactionRemoved.ts'
import { type Reaction, readReaction } from './readReaction.ts'

const nameOf = ({ slackUserId, slackChannelId, ts }: Reaction): string =>
  `${slackUserId} ${slackChannelId} ${ts}`

type Reacted = SlackEventMiddlewareArgs<'reaction_added' | 'reaction_removed'> & AllMiddlewareArgs

/** Binds reactions that give points. The latest change of a reaction wins. */
export const bindReactions = (app: App, laurel: SlackContext): void => {
  const inLane = createSerialLanes()
  const isLatest = createLatestFilter()
  const listenerOf =
    (react: typeof reactionAdded) =>
    async ({ event, client, context }: Reacted): Promise<void> => {
      const reaction = readReaction(event)
      if (!reaction || !isLatest(nameOf(reaction), reaction.happenedAt)) return
      const caller = slackCallerOf(context, reaction.slackUserId, client)
      await inLane(nameOf(reaction), () => react(laurel, caller, reaction))
    }
  app.event('reaction_added', listenerOf(reactionAdded))
  app.event('reaction_removed', listenerOf(reactionRemoved))
}
