import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { createSerialLanes } from '@laurel/ledger/handling/serialLanes.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { CommandId, ShoutoutId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { ensureMember } from '../../../team/slack/sync/ensureMember.ts'
import { giveShoutout, type ShoutoutIntent } from '../../giveShoutout.ts'
import { givingPlacesOf } from '../giving/places.ts'
import { nameMentions } from '../giving/readableText.ts'
import type { Visitor } from '../giving/visitor.ts'
import type { GivingDesk } from './givingDesk.ts'
import { pickGif } from './pickGif.ts'
import { findSentBefore, type SentBefore } from './sentBefore.ts'
import type { CompleteShoutout } from './shoutoutText.ts'
import { noteSpokenIn } from './spokenIn.ts'

export type Given =
  | {
      readonly kind: 'given'
      readonly shoutoutId: ShoutoutId
      readonly position: number
      /** What the giver may still give after this. */
      readonly allowanceLeft: Points
      /** Why there is no GIF with it, where one was asked for. */
      readonly gifNote: string | null
    }
  | { readonly kind: 'refused'; readonly rejection: LedgerRejection }
  | SentBefore

export type Submission = {
  readonly shoutout: CompleteShoutout
  /** Comes from the request, so that a request delivered twice is one shoutout. */
  readonly commandId: CommandId
  /** The giver has said that the same once more is meant. */
  readonly mayRepeat?: boolean
}

/** Submissions of one person are handled one after the other, so that the second sees the first. */
const inLane = createSerialLanes()

/** Gives what a person wrote in Slack, unless they sent the same a moment ago and have not said that they mean it. */
export const submitShoutout = async (
  context: SlackContext,
  visitor: Visitor,
  desk: GivingDesk,
  { shoutout, commandId, mayRepeat = false }: Submission,
): Promise<Given> => {
  const { ledger, database, clock } = context
  const { team, giver, place } = desk
  const [nameOf, gif] = await Promise.all([
    namesOf(context, visitor, shoutout.recipients),
    pickGif(context, shoutout.gif),
  ])
  const intent: ShoutoutIntent = {
    commandId,
    teamId: visitor.teamId,
    actor: { kind: 'member', id: giver.memberId },
    occurredAt: clock(),
    shoutoutId: derivedId('shoutout', commandId),
    giverId: giver.memberId,
    recipientIds: shoutout.recipients.map(slackUserId => memberIdOf(visitor.teamId, slackUserId)),
    pointsEach: shoutout.points,
    channelId: place?.channelId ?? null,
    value: shoutout.value,
    message: nameMentions(shoutout.message, nameOf),
    attachment: gif.attachment,
  }
  if (desk.spokenIn !== undefined) await noteSpokenIn(database, intent, desk.spokenIn)
  const channelsOf = async () =>
    (await givingPlacesOf(database, team, giver.memberId)).map(({ settings }) => settings)
  const outcome = await inLane(giver.memberId, async () => {
    const before = mayRepeat ? undefined : await findSentBefore(context, intent)
    return (
      before ??
      (await giveShoutout({ ledger, channelsOf, mediaHosts: context.gifs?.mediaHosts ?? [] }, intent))
    )
  })
  if (outcome.kind === 'sentBefore') return outcome
  if (outcome.kind === 'rejected') return { kind: 'refused', rejection: outcome.rejection }
  const after = await ledger.member(visitor.teamId, giver.memberId)
  const allowanceLeft = after.kind === 'known' ? after.allowances.shoutout.points : 0
  const { shoutoutId } = intent
  return { kind: 'given', shoutoutId, position: outcome.position, allowanceLeft, gifNote: gif.note }
}

/** Makes everybody who is named a member, and says how they are called. */
const namesOf = async (
  { ledger, clock }: SlackContext,
  { teamId, client }: Visitor,
  slackUserIds: readonly string[],
): Promise<(slackUserId: string) => string | undefined> => {
  const names = new Map<string, string>()
  await Promise.all(
    slackUserIds.map(async slackUserId => {
      const member = await ensureMember({ ledger, client, clock }, teamId, slackUserId)
      if (member.kind === 'known') names.set(slackUserId, member.profile.name)
    }),
  )
  return slackUserId => names.get(slackUserId)
}
