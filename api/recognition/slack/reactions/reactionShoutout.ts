import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { CommandId, ShoutoutId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { ReactionShoutout } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import { isSlackTrouble } from '../../../slack/app/isSlackTrouble.ts'
import { sendPrivately } from '../../../slack/app/sendPrivately.ts'
import type { SlackCaller } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { placeIn } from '../../../slack/giving/places.ts'
import { plainAnswer } from '../../../slack/giving/privateMessages.ts'
import {
  isShoutoutFormData,
  loadShoutoutFormData,
  type ShoutoutFormData,
} from '../shoutouts/shoutoutFormData.ts'
import type { Reaction } from './readReaction.ts'

/** A reaction that counts: the giver's form data, and the one shoutout of this giver for this message. */
export type CountedReaction = {
  readonly formData: ShoutoutFormData
  readonly rule: ReactionShoutout
  readonly commandId: CommandId
  readonly shoutoutId: ShoutoutId
}

/** Checks whether the team gives points for this reaction in this channel. */
export const countReaction = async (
  laurel: SlackContext,
  caller: SlackCaller,
  reaction: Reaction,
): Promise<CountedReaction | undefined> => {
  const team = await laurel.ledger.team(caller.teamId)
  const rule = team.kind === 'known' ? team.settings.reactionShoutout : null
  if (team.kind === 'unknown' || rule === null || rule.emoji !== reaction.emoji) return undefined
  if (!(await isRecognisedIn(laurel, team, reaction.slackChannelId))) return undefined
  const formData = await loadShoutoutFormData(laurel, caller, reaction.slackChannelId)
  // Reactions of guests, apps and former members are ignored.
  if (!isShoutoutFormData(formData)) return undefined
  const commandId = reactionCommandId(caller.teamId, reaction)
  return { formData, rule, commandId, shoutoutId: derivedId('shoutout', commandId) }
}

/** A giver gives once for a message, however often the reaction is added and removed. */
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

/**
 * Sends the result to the giver, in the channel and visible to them alone. A failure of Slack to show it undoes
 * nothing.
 */
export const notifyReactor = async (
  laurel: SlackContext,
  caller: SlackCaller,
  { slackChannelId }: Reaction,
  text: string,
): Promise<void> => {
  try {
    await sendPrivately({ ...caller, slackChannelId }, plainAnswer(text))
  } catch (error) {
    if (!(error instanceof AggregateError && error.errors.every(isSlackTrouble))) throw error
    laurel.log.warn({ err: error }, 'The result of a reaction could not be shown to its giver.')
  }
}
