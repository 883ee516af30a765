import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { Actor } from '@laurel/ledger/kernel/actor.ts'
import type { ChannelId, CommandId, MemberId, ShoutoutId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { ChannelAllowances } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import type { GiveShoutout } from '@laurel/ledger/members/shoutouts/giveShoutout.ts'
import { shoutoutPolicy } from '@laurel/ledger/members/shoutouts/shoutoutPolicy.ts'
import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import { recipientPolicyOf } from './recipientPolicyOf.ts'

/** What a person asked for, wherever they asked. */
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
  /** Given with a reaction: its amount is the team’s own, and its channel sees it without being told. */
  readonly isReaction?: boolean
}

export type ShoutoutDependencies = {
  readonly ledger: Ledger
  /** The hosts whose pictures may be shown; none where no provider is set up. */
  readonly mediaHosts?: readonly string[]
  /** What the channels of a member let them give. */
  readonly channelsOf: (teamId: TeamId, memberId: MemberId) => Promise<readonly ChannelAllowances[]>
}

type Refused = Extract<Outcome, { readonly kind: 'rejected' }>

/** Gives a shoutout from any surface: looks up what the configuration allows, then asks the ledger. */
export const giveShoutout = async (
  dependencies: ShoutoutDependencies,
  intent: ShoutoutIntent,
): Promise<Outcome> => {
  const wish = await wishOf(dependencies, intent)
  return wish.kind === 'rejected' ? wish : await dependencies.ledger.handle(wish.command)
}

/** Gives many; those of one giver are decided in this order and recorded together. Each has an outcome of its own. */
export const giveShoutouts = async (
  dependencies: ShoutoutDependencies,
  intents: readonly ShoutoutIntent[],
): Promise<readonly PromiseSettledResult<Outcome>[]> => {
  const wishes = await Promise.allSettled(intents.map(intent => wishOf(dependencies, intent)))
  return await Promise.allSettled(
    wishes.map(async wish => {
      if (wish.status === 'rejected') return Promise.reject(wish.reason)
      return wish.value.kind === 'rejected' ? wish.value : dependencies.ledger.handle(wish.value.command)
    }),
  )
}

/** The command with what the configuration says at this moment. */
const wishOf = async (
  { ledger, channelsOf, mediaHosts = [] }: ShoutoutDependencies,
  { commandId, teamId, actor, occurredAt, attachment = null, isReaction = false, ...data }: ShoutoutIntent,
): Promise<Refused | { readonly kind: 'command'; readonly command: GiveShoutout }> => {
  const [team, channel, giverChannels, recipients] = await Promise.all([
    ledger.team(teamId),
    data.channelId ? ledger.channel(teamId, data.channelId) : null,
    channelsOf(teamId, data.giverId),
    recipientPolicyOf(ledger, teamId, data.recipientIds),
  ])
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  if (channel?.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'CHANNEL_UNKNOWN' } }
  const policy = shoutoutPolicy({
    team,
    giverChannels,
    channel: channel?.settings ?? null,
    ...recipients,
    occurredAt,
  })
  return {
    kind: 'command',
    command: {
      type: 'giveShoutout',
      id: commandId,
      teamId,
      actor,
      occurredAt,
      data: { ...data, recipientIds: [...data.recipientIds] },
      policy: {
        ...policy,
        attachment,
        mediaHosts,
        ...(isReaction ? { pointOptions: [], isToldInPerson: true } : {}),
      },
    },
  }
}
