import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { CommandId, ShoutoutId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { ReactionShoutout } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import { isSlackTrouble } from '../../../slack/app/isSlackTrouble.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { tellPrivately } from '../../../slack/app/tellPrivately.ts'
import { placeIn } from '../giving/places.ts'
import { plainAnswer } from '../giving/privateMessages.ts'
import type { Visitor } from '../giving/visitor.ts'
import { type GivingDesk, isDesk, setDesk } from '../shoutouts/givingDesk.ts'
import type { Reaction } from './readReaction.ts'

/** What a reaction is about once it counts: the giver's desk, and the one shoutout of this person for this message. */
export type CountedReaction = {
  readonly desk: GivingDesk
  readonly rule: ReactionShoutout
  readonly commandId: CommandId
  readonly shoutoutId: ShoutoutId
}

/** Whether the team gives points for this reaction here, and to whom it means what. */
export const countReaction = async (
  laurel: SlackContext,
  visitor: Visitor,
  reaction: Reaction,
): Promise<CountedReaction | undefined> => {
  const team = await laurel.ledger.team(visitor.teamId)
  const rule = team.kind === 'known' ? team.settings.reactionShoutout : null
  if (team.kind === 'unknown' || rule === null || rule.emoji !== reaction.emoji) return undefined
  if (!(await isRecognisedIn(laurel, team, reaction.slackChannelId))) return undefined
  const desk = await setDesk(laurel, visitor, reaction.slackChannelId)
  // Guests, apps and people who left may react as they please.
  if (!isDesk(desk)) return undefined
  const commandId = reactionCommandId(visitor.teamId, reaction)
  return { desk, rule, commandId, shoutoutId: derivedId('shoutout', commandId) }
}

/** One person gives for one message once, whatever becomes of the reaction meanwhile. */
export const reactionCommandId = (
  teamId: TeamId,
  { slackUserId, slackChannelId, ts }: Pick<Reaction, 'slackUserId' | 'slackChannelId' | 'ts'>,
): CommandId => derivedId('slack.reaction', teamId, slackUserId, slackChannelId, ts)

const isRecognisedIn = async (
  { database }: SlackContext,
  { teamId, settings }: KnownTeam,
  slackChannelId: string,
): Promise<boolean> =>
  settings.usesAllChannels
    ? /^[CG]/.test(slackChannelId)
    : (await placeIn(database, teamId, slackChannelId)) !== undefined

/** Tells whoever reacted what became of it, there and to them alone. What is done stays done where Slack can't say so. */
export const tellReacting = async (
  laurel: SlackContext,
  visitor: Visitor,
  { slackChannelId }: Reaction,
  text: string,
): Promise<void> => {
  try {
    await tellPrivately({ ...visitor, slackChannelId }, plainAnswer(text))
  } catch (error) {
    if (!(error instanceof AggregateError && error.errors.every(isSlackTrouble))) throw error
    laurel.log.warn({ err: error }, 'Somebody could not be told what became of a reaction.')
  }
}
