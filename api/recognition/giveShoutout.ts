import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { Actor } from '@laurel/ledger/kernel/actor.ts'
import type { ChannelId, CommandId, MemberId, ShoutoutId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { shoutoutPolicy } from '@laurel/ledger/members/shoutouts/shoutoutPolicy.ts'
import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import type { StoreMentions } from '../people/mentions.ts'
import { type FactsDependencies, findGivingFacts, type GivingFacts } from './givingFacts.ts'
import { nameRecipient } from './nameRecipient.ts'
import { recipientPolicy } from './recipientPolicy.ts'

/** The request of a giver, from any surface. */
export type ShoutoutIntent = {
  readonly commandId: CommandId
  readonly teamId: TeamId
  readonly actor: Actor
  readonly occurredAt: Instant
  readonly shoutoutId: ShoutoutId
  readonly giverId: MemberId
  readonly recipientIds: readonly MemberId[]
  readonly pointsEach: Points
  readonly channelId: ChannelId | null
  readonly value: string | null
  readonly message: string
  readonly attachment?: Attachment | null
  /** Given with a reaction: the team sets the amount, and the channel sees the reaction instead of an announcement. */
  readonly isReaction?: boolean
  /** Gives a repeat within ten minutes, which is rejected otherwise. */
  readonly mayRepeat?: boolean
}

export type ShoutoutDependencies = {
  readonly ledger: Ledger
  /** The hosts whose pictures may be shown; none without a GIF provider. */
  readonly mediaHosts?: readonly string[]
  /** Replaces mentions in a message by ids. */
  readonly storeMentions?: StoreMentions
}

/** Gives a shoutout from any surface. */
export const giveShoutout = async (
  dependencies: ShoutoutDependencies & FactsDependencies,
  intent: ShoutoutIntent,
): Promise<Outcome> => {
  const found = await findGivingFacts(dependencies, intent)
  return found.kind === 'rejected' ? found : await giveShoutoutOn(found.facts, dependencies, intent)
}

/** Gives a shoutout on facts that the caller has looked up already. */
export const giveShoutoutOn = async (
  { team, giverSources, channel, recipients, isOutsideChannel = false }: GivingFacts,
  { ledger, mediaHosts = [], storeMentions }: ShoutoutDependencies,
  {
    commandId,
    teamId,
    actor,
    occurredAt,
    attachment = null,
    isReaction = false,
    mayRepeat = false,
    ...data
  }: ShoutoutIntent,
): Promise<Outcome> => {
  const storedMessage =
    storeMentions && data.message.includes('@') ? await storeMentions(teamId, data.message) : data.message
  const outcome = await ledger.handle({
    type: 'giveShoutout',
    id: commandId,
    teamId,
    actor,
    occurredAt,
    data: { ...data, recipientIds: [...data.recipientIds] },
    policy: {
      ...shoutoutPolicy({
        team,
        giverSources,
        channel,
        ...recipientPolicy(data.recipientIds, recipients),
        occurredAt,
      }),
      attachment,
      storedMessage,
      mediaHosts,
      isRepeatRejected: !mayRepeat,
      isOutsideChannel,
      ...(isReaction ? { pointOptions: [], isToldInPerson: true } : {}),
    },
  })
  return nameRecipient(outcome, recipients)
}
