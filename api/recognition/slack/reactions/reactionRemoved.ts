import type { SlackCaller } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { rejectionInWords } from '../../../slack/giving/rejectionInWords.ts'
import { refreshHome } from '../../../slack/home/publishHome.ts'
import { recallShoutout } from '../../recallShoutout.ts'
import { recallId } from '../shoutouts/undo.ts'
import { countReaction, notifyReactor } from './reactionShoutout.ts'
import type { Reaction } from './readReaction.ts'

/** Recalls the shoutout of a removed reaction while the recall window is open. */
export const reactionRemoved = async (
  laurel: SlackContext,
  caller: SlackCaller,
  reaction: Reaction,
): Promise<void> => {
  const counted = await countReaction(laurel, caller, reaction)
  if (!counted) return
  const { formData, rule, shoutoutId } = counted
  const { giver } = formData
  const given = giver.givenShoutouts.find(each => each.shoutoutId === shoutoutId)
  if (!given || given.isRecalled) return
  const outcome = await recallShoutout(
    laurel.ledger,
    {
      id: recallId({ shoutoutId, round: given.clawBackPolicies.length + 1 }, giver.memberId),
      teamId: caller.teamId,
      actor: { kind: 'member', id: giver.memberId },
      occurredAt: laurel.clock(),
    },
    { shoutoutId, giverId: giver.memberId, reason: 'The reaction was taken away in Slack' },
  )
  if (outcome.kind === 'rejected')
    return notifyReactor(laurel, caller, reaction, rejectionInWords(outcome.rejection, formData))
  if (outcome.isRepeated) return
  const author = await laurel.ledger.member(caller.teamId, given.recipientIds[0] ?? '')
  const { speech } = formData
  const taken = { emoji: rule.emoji, points: speech.points(given.pointsEach) }
  const isCurrent = giver.allowances.shoutout.period === given.period
  const words = [
    author.kind === 'known'
      ? speech.text('recognition.reaction.tookBackFrom', { ...taken, name: author.profile.name })
      : speech.text('recognition.reaction.tookBack', taken),
    speech.text(isCurrent ? 'recognition.reaction.yoursAgain' : 'recognition.reaction.lapsed'),
  ]
  await notifyReactor(laurel, caller, reaction, words.join(' '))
  await refreshHome(laurel, caller, outcome.position)
}
