import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { refreshHome } from '../../../slack/home/publishHome.ts'
import type { Visitor } from '../giving/visitor.ts'
import { recallId } from '../shoutouts/undo.ts'
import { rejectionInWords } from '../shoutouts/words.ts'
import { countReaction, tellReacting } from './reactionShoutout.ts'
import type { Reaction } from './readReaction.ts'

/** The reaction was taken away: so are its points, while they can be. */
export const reactionRemoved = async (
  laurel: SlackContext,
  visitor: Visitor,
  reaction: Reaction,
): Promise<void> => {
  const counted = await countReaction(laurel, visitor, reaction)
  if (!counted) return
  const { desk, rule, shoutoutId } = counted
  const { giver, team } = desk
  const given = giver.givenShoutouts.find(each => each.shoutoutId === shoutoutId)
  if (!given || given.isRecalled) return
  const outcome = await laurel.ledger.handle({
    type: 'recallShoutout',
    id: recallId({ shoutoutId, round: given.clawBackPolicies.length + 1 }, giver.memberId),
    teamId: visitor.teamId,
    actor: { kind: 'member', id: giver.memberId },
    occurredAt: laurel.clock(),
    data: { shoutoutId, giverId: giver.memberId, reason: 'The reaction was taken away in Slack' },
    policy: { clawBackPolicy: team.clawBackPolicy },
  })
  if (outcome.kind === 'rejected')
    return tellReacting(laurel, visitor, reaction, rejectionInWords(outcome.rejection, desk))
  if (outcome.isRepeated) return
  await tellReacting(
    laurel,
    visitor,
    reaction,
    `Taken back: what :${rule.emoji}: gave is yours to give again.`,
  )
  await refreshHome(laurel, visitor, outcome.position)
}
