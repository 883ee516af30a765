import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/values/foreignIds.ts'
import type { CommandId, ShoutoutId } from '@laurel/ledger/values/ids.ts'
import type { Points } from '@laurel/ledger/values/points.ts'
import { giveShoutout } from '../../recognition/giveShoutout.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { ensureMember } from '../sync/ensureMember.ts'
import type { GivingDesk, Visitor } from './givingDesk.ts'
import { placesOf } from './places.ts'
import { nameMentions } from './readableText.ts'
import type { CompleteShoutout } from './shoutoutText.ts'

export type Given =
  | {
      readonly kind: 'given'
      readonly shoutoutId: ShoutoutId
      readonly position: number
      /** What the giver may still give after this. */
      readonly allowanceLeft: Points
    }
  | { readonly kind: 'refused'; readonly rejection: LedgerRejection }

/**
 * Gives what a person wrote in Slack. The command's id comes from the request, so that a request delivered twice is
 * one shoutout.
 */
export const submitShoutout = async (
  context: SlackContext,
  { teamId, client }: Visitor,
  { giver, place }: GivingDesk,
  shoutout: CompleteShoutout,
  commandId: CommandId,
): Promise<Given> => {
  const { ledger, database, clock } = context
  const names = new Map<string, string>()
  const people = { ledger, client, clock }
  await Promise.all(
    shoutout.recipients.map(async slackUserId => {
      const member = await ensureMember(people, teamId, slackUserId)
      if (member.kind === 'known') names.set(slackUserId, member.profile.name)
    }),
  )
  const shoutoutId = derivedId('shoutout', commandId)
  const channelsOf = async (...member: Parameters<Parameters<typeof giveShoutout>[0]['channelsOf']>) =>
    (await placesOf(database, ...member)).map(({ settings }) => settings)
  const outcome = await giveShoutout(
    { ledger, channelsOf },
    {
      commandId,
      teamId,
      actor: { kind: 'member', id: giver.memberId },
      occurredAt: clock(),
      shoutoutId,
      giverId: giver.memberId,
      recipientIds: shoutout.recipients.map(slackUserId => memberIdOf(teamId, slackUserId)),
      pointsEach: shoutout.points,
      channelId: place?.channelId ?? null,
      value: shoutout.value,
      message: nameMentions(shoutout.message, slackUserId => names.get(slackUserId)),
    },
  )
  if (outcome.kind === 'rejected') return { kind: 'refused', rejection: outcome.rejection }
  const after = await ledger.member(teamId, giver.memberId)
  const allowanceLeft = after.kind === 'known' ? after.allowances.shoutout.points : 0
  return { kind: 'given', shoutoutId, position: outcome.position, allowanceLeft }
}
