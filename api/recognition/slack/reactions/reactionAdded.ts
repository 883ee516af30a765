import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { KnownMember } from '@laurel/ledger/members/state.ts'
import type { SlackCaller } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { rejectionInWords } from '../../../slack/giving/rejectionInWords.ts'
import { refreshHome } from '../../../slack/home/publishHome.ts'
import { speechToTeam } from '../../../slack/speech/slackSpeech.ts'
import { ensureMember } from '../../../slack/sync/ensureMember.ts'
import { giveShoutoutOn } from '../../giveShoutout.ts'
import { reinstateShoutout } from '../../reinstateShoutout.ts'
import { linkTo } from '../shortcuts/linkTo.ts'
import { notGivenAgainInWords } from '../shoutouts/shoutoutWords.ts'
import { reinstateId } from '../shoutouts/undo.ts'
import { type CountedReaction, countReaction, notifyReactor } from './reactionShoutout.ts'
import type { Reaction } from './readReaction.ts'

/** Gives points to the author of the message, once for each giver and message. */
export const reactionAdded = async (
  laurel: SlackContext,
  caller: SlackCaller,
  reaction: Reaction,
): Promise<void> => {
  const counted = await countReaction(laurel, caller, reaction)
  if (!counted) return
  const { ledger, clock } = laurel
  const { formData, rule, shoutoutId } = counted
  const author = await ensureMember(
    { ledger, client: caller.client, clock },
    caller.teamId,
    reaction.authorId,
  )
  if (author.kind === 'unknown') return
  const giverId = formData.giver.memberId
  const before = formData.giver.givenShoutouts.find(given => given.shoutoutId === shoutoutId)
  // Given already: Slack delivered the event twice, or a button reinstated the shoutout.
  if (before && !before.isRecalled) return
  const outcome = before
    ? await reinstateShoutout(
        ledger,
        {
          id: reinstateId({ shoutoutId, round: before.clawBackPolicies.length }, giverId),
          teamId: caller.teamId,
          actor: { kind: 'member', id: giverId },
          occurredAt: clock(),
        },
        { shoutoutId, giverId },
      )
    : await give(laurel, caller, reaction, counted, author)
  if (outcome.kind === 'rejected') {
    const reason = refusalInWords(outcome.rejection, before !== undefined, counted)
    return reason === undefined ? undefined : notifyReactor(laurel, caller, reaction, reason)
  }
  if (outcome.kind === 'accepted' && outcome.isRepeated) return
  const { speech } = formData
  const words = speech.text('recognition.reaction.gave', {
    name: author.profile.name,
    points: speech.points(rule.points),
    emoji: rule.emoji,
  })
  await notifyReactor(laurel, caller, reaction, words)
  await refreshHome(laurel, caller, outcome.position)
}

/**
 * The author gets a direct message. The channel sees the reaction, and a message for each would bury the praised one.
 */
const give = async (
  { ledger, clock }: SlackContext,
  { teamId, client }: SlackCaller,
  reaction: Reaction,
  { formData, rule, commandId, shoutoutId }: CountedReaction,
  author: KnownMember,
): Promise<Outcome> => {
  const { team, giver, giverSources, place } = formData
  const link = await linkTo(client, reaction)
  return await giveShoutoutOn(
    {
      team,
      giverSources,
      channel: place?.settings ?? null,
      recipients: new Map([[author.memberId, author]]),
    },
    { ledger },
    {
      commandId,
      teamId,
      actor: { kind: 'member', id: giver.memberId },
      occurredAt: clock(),
      shoutoutId,
      giverId: giver.memberId,
      recipientIds: [author.memberId],
      pointsEach: rule.points,
      channelId: place?.channelId ?? null,
      isReaction: true,
      // Reactions to several messages of one author are as many shoutouts.
      mayRepeat: true,
      value: null,
      // Everyone who sees the message reads it.
      message: [speechToTeam(team).text('recognition.reaction.message', { emoji: rule.emoji }), link ?? '']
        .join(' ')
        .trim(),
    },
  )
}

/** Explains why nothing was given. Undefined if an earlier shoutout for the message had other points or words. */
const refusalInWords = (
  rejection: LedgerRejection,
  isAgain: boolean,
  { formData, rule }: CountedReaction,
): string | undefined => {
  if (rejection.code === 'COMMAND_CONFLICT') return undefined
  const { speech } = formData
  const { emoji } = rule
  if (rejection.code === 'VALUE_REQUIRED') return speech.text('recognition.reaction.valueRequired', { emoji })
  if (rejection.code === 'RECIPIENT_UNKNOWN') return speech.text('recognition.reaction.authorLeft', { emoji })
  if (rejection.code === 'RECIPIENT_NOT_ELIGIBLE')
    return speech.text('recognition.reaction.authorNotEligible', { emoji })
  const reason = isAgain ? notGivenAgainInWords(rejection, formData) : rejectionInWords(rejection, formData)
  return speech.text('recognition.reaction.refused', { emoji, reason })
}
