import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { CommandId, ShoutoutId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { storeMentions } from '../../../people/mentions.ts'
import type { SlackCaller } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { outsidersOf } from '../../../slack/giving/channelMembers.ts'
import { ensureMembers } from '../../../slack/giving/ensureMembers.ts'
import { giveShoutoutOn, type ShoutoutIntent } from '../../giveShoutout.ts'
import { pickGif } from './pickGif.ts'
import type { ShoutoutFormData } from './shoutoutFormData.ts'
import type { CompleteShoutout } from './shoutoutText.ts'
import { saveSourceChannel } from './sourceChannel.ts'

export type Given =
  | {
      readonly kind: 'given'
      readonly shoutoutId: ShoutoutId
      readonly position: number
      /** What is left of the giver's allowance. */
      readonly allowanceLeft: Points
      /** The recipients who are not in the channel of the announcement. */
      readonly outsiders: readonly string[]
      /** Why the GIF that was asked for is missing. */
      readonly gifNote: string | null
    }
  | { readonly kind: 'refused'; readonly rejection: LedgerRejection }
  | Repeated

/** The giver sent the same message to the same people a few minutes ago, perhaps by accident. */
export type Repeated = { readonly kind: 'repeated'; readonly lastGivenAt: Instant; readonly now: Instant }

export type Submission = {
  readonly shoutout: CompleteShoutout
  /** Derived from the request, so that a request delivered twice gives one shoutout. */
  readonly commandId: CommandId
  /** The giver has confirmed that the repeat is meant. */
  readonly mayRepeat?: boolean
}

/** Gives a shoutout that was written in Slack. The recipients become members if they are not yet. */
export const submitShoutout = async (
  context: Pick<SlackContext, 'ledger' | 'database' | 'clock' | 'gifs' | 'log'>,
  caller: SlackCaller,
  formData: ShoutoutFormData,
  { shoutout, commandId, mayRepeat = false }: Submission,
): Promise<Given> => {
  const { ledger, database, clock } = context
  const { team, giver, giverSources, place } = formData
  const [recipients, gif] = await Promise.all([
    ensureMembers({ ledger, client: caller.client, clock }, caller.teamId, shoutout.recipients),
    pickGif(context, shoutout.gif, formData.speech),
  ])
  const intent: ShoutoutIntent = {
    commandId,
    teamId: caller.teamId,
    actor: { kind: 'member', id: giver.memberId },
    occurredAt: clock(),
    shoutoutId: derivedId('shoutout', commandId),
    giverId: giver.memberId,
    recipientIds: [...recipients.states.keys()],
    pointsEach: shoutout.points,
    channelId: place?.channelId ?? null,
    value: shoutout.value,
    message: shoutout.message,
    attachment: gif.attachment,
    mayRepeat,
  }
  if (formData.sourceChannelId !== undefined)
    await saveSourceChannel(database, intent, formData.sourceChannelId)
  const outcome = await giveShoutoutOn(
    { team, giverSources, channel: place?.settings ?? null, recipients: recipients.states },
    { ledger, mediaHosts: context.gifs?.mediaHosts ?? [], storeMentions: storeMentions(database) },
    intent,
  )
  if (outcome.kind === 'rejected') {
    const { rejection } = outcome
    return rejection.code === 'SHOUTOUT_REPEATED'
      ? { kind: 'repeated', lastGivenAt: rejection.lastGivenAt, now: intent.occurredAt }
      : { kind: 'refused', rejection: await recipients.named(rejection) }
  }
  const after = await ledger.member(caller.teamId, giver.memberId)
  const allowanceLeft = after.kind === 'known' ? after.allowances.shoutout.points : 0
  const outsiders =
    place && place.settings.slackChannelId !== null && formData.sourceChannelId === undefined
      ? await outsidersOf({ ledger }, caller.teamId, place.channelId, shoutout.recipients)
      : []
  const { shoutoutId } = intent
  return {
    kind: 'given',
    shoutoutId,
    position: outcome.position,
    allowanceLeft,
    outsiders,
    gifNote: gif.note,
  }
}
