import type { ChannelUnknown } from '../../channels/changeChannel.ts'
import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { ChannelId, MemberId, ShoutoutId } from '../../kernel/ids.ts'
import { addMilliseconds, type Instant } from '../../kernel/instant.ts'
import type { Period } from '../../kernel/period.ts'
import type { Points } from '../../kernel/points.ts'
import { move, type Postings } from '../../kernel/posting.ts'
import type { AllowanceGrant } from '../allowances/allowanceGrant.ts'
import { changeGrant } from '../allowances/changeAllowance.ts'
import { resetIfDue } from '../allowances/resetAllowance.ts'
import type { MemberEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { recallWindowMilliseconds } from '../limits.ts'
import { type MemberInactive, type MemberUnknown, memberInactive, memberUnknown } from '../memberUnknown.ts'
import { mayGive } from '../profile/details.ts'
import type { KnownMember, MemberState } from '../state.ts'
import { isShownFrom } from './mediaHosts.ts'
import { type RecipientPolicy, type RecipientRejection, refuseRecipients } from './refuseRecipients.ts'
import { lastGivenAt } from './repeatedShoutout.ts'
import type { Attachment } from './vocabulary.ts'

/** Thanks one or more colleagues; the points leave the giver's allowance at once. */
export type GiveShoutout = Command<
  'giveShoutout',
  {
    readonly shoutoutId: ShoutoutId
    readonly giverId: MemberId
    readonly recipientIds: readonly MemberId[]
    readonly pointsEach: Points
    readonly channelId: ChannelId | null
    readonly value: string | null
    readonly message: string
  },
  ShoutoutPolicy
>

export type ShoutoutPolicy = RecipientPolicy & {
  /** Whether the team is deactivated, or its trial has ended. */
  readonly isTeamStopped?: boolean
  readonly allowance: AllowanceGrant
  /**
   * Whether the allowance is raised to this figure where the period granted less: an import with a larger allowance
   * gives what an earlier one refused.
   */
  readonly isAllowanceRaised?: boolean
  /** The day of the shoutout in the team's time zone. */
  readonly day: Period
  /** Amounts that may be given; empty means any. */
  readonly pointOptions: readonly Points[]
  /** Values a shoutout may carry; empty means any. */
  readonly values: readonly string[]
  readonly isValueRequired: boolean
  /**
   * The picture of the message, if any. A search finds another picture each time, so the picture is not part of the
   * intent: a retried request is the same shoutout.
   */
  readonly attachment?: Attachment | null
  /** The message as it is stored, with ids in place of the names that it mentions; by default as it was written. */
  readonly storedMessage?: string
  /** Whether its channel counts the shoutout without a mention. */
  readonly isToldInPerson?: boolean
  /** The hosts whose pictures may be shown. */
  readonly mediaHosts?: readonly string[]
  /** Whether the giver is outside the channel, which then does not exist for them. */
  readonly isOutsideChannel?: boolean
  /** Whether to reject a repeat, because the giver has not said that it is meant. */
  readonly isRepeatRejected?: boolean
}

export type GiveShoutoutRejection =
  | MemberUnknown
  | MemberInactive
  | RecipientRejection
  | ChannelUnknown
  | { readonly code: 'TEAM_INACTIVE' }
  | { readonly code: 'GIVING_NOT_ALLOWED' }
  | { readonly code: 'POINTS_NOT_POSITIVE' }
  | { readonly code: 'POINTS_NOT_AN_OPTION'; readonly pointOptions: readonly Points[] }
  | { readonly code: 'VALUE_REQUIRED' }
  | { readonly code: 'VALUE_UNKNOWN'; readonly values: readonly string[] }
  | { readonly code: 'ATTACHMENT_NOT_ALLOWED'; readonly mediaHosts: readonly string[] }
  | { readonly code: 'SHOUTOUT_REPEATED'; readonly lastGivenAt: Instant }
  | { readonly code: 'ALLOWANCE_EXHAUSTED'; readonly available: Points; readonly requested: Points }

export const giveShoutout = (
  state: MemberState,
  command: GiveShoutout,
): Decision<MemberEvent, GiveShoutoutRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (!state.isActive) return memberInactive()
  if (command.policy.isTeamStopped) return reject({ code: 'TEAM_INACTIVE' })
  if (!mayGive(state.details)) return reject({ code: 'GIVING_NOT_ALLOWED' })
  const refusal = refuseForm(command)
  if (refusal) return reject(refusal)
  const repeated = command.policy.isRepeatRejected
    ? lastGivenAt(state, { ...command.data, message: storedMessageOf(command) }, command.occurredAt)
    : undefined
  if (repeated !== undefined) return reject({ code: 'SHOUTOUT_REPEATED', lastGivenAt: repeated })

  const resets = resetIfDue(state, 'shoutout', command.policy.allowance)
  const giver = resets.reduce<MemberState>(evolve, state)
  if (giver.kind === 'unknown') return memberUnknown()
  const source = allowanceSource(giver, command.policy)
  const requested = command.data.pointsEach * command.data.recipientIds.length
  if (requested > source.available)
    return reject({ code: 'ALLOWANCE_EXHAUSTED', available: source.available, requested })
  return accept(
    ...resets,
    ...source.raises,
    shoutoutGiven(command, source.period, source.postings(requested)),
  )
}

const storedMessageOf = ({ data, policy }: GiveShoutout): string => policy.storedMessage ?? data.message

const refuseForm = ({ data, policy }: GiveShoutout): GiveShoutoutRejection | undefined => {
  const { giverId, recipientIds, pointsEach } = data
  if (policy.isOutsideChannel) return { code: 'CHANNEL_UNKNOWN' }
  const refusal = refuseRecipients(giverId, recipientIds, policy)
  if (refusal) return refusal
  if (pointsEach < 1) return { code: 'POINTS_NOT_POSITIVE' }
  if (policy.pointOptions.length > 0 && !policy.pointOptions.includes(pointsEach)) {
    return { code: 'POINTS_NOT_AN_OPTION', pointOptions: policy.pointOptions }
  }
  if (data.value === null && policy.isValueRequired) return { code: 'VALUE_REQUIRED' }
  if (data.value !== null && policy.values.length > 0 && !policy.values.includes(data.value)) {
    return { code: 'VALUE_UNKNOWN', values: policy.values }
  }
  const mediaHosts = policy.mediaHosts ?? []
  const isShowable = !policy.attachment || isShownFrom(policy.attachment, mediaHosts)
  return isShowable ? undefined : { code: 'ATTACHMENT_NOT_ALLOWED', mediaHosts }
}

/**
 * The source of the points. A shoutout of a past period, as in an import, draws on the points that lapsed in that
 * period, or on the grant that was not made then; never on today's allowance.
 */
const allowanceSource = (giver: KnownMember, policy: ShoutoutPolicy) => {
  const { period, points } = policy.allowance
  const { shoutout } = giver.allowances
  const lapsed = shoutout.lapsed.get(period)
  const clearing = { account: 'clearing' } as const
  const raiseOf = (granted: Points): Points => (policy.isAllowanceRaised ? Math.max(0, points - granted) : 0)
  // When the team changes to longer periods, the one a member is in lasts until the next of these begins.
  if (shoutout.period !== null && shoutout.period >= period && shoutout.period <= policy.day) {
    const allowance = { account: 'allowance:shoutout', member: giver.memberId } as const
    const postings = (given: Points) => move(given, allowance, clearing)
    const raise = raiseOf(shoutout.granted)
    const raises = changeGrant(giver, 'shoutout', raise)
    return { period: shoutout.period, available: shoutout.points + raise, raises, postings }
  }
  if (lapsed !== undefined) {
    const raise = raiseOf(shoutout.grantedBefore.get(period) ?? 0)
    const postings = (given: Points) => [
      ...move(raise, { account: 'granted' }, { account: 'lapsed' }),
      ...move(given, { account: 'lapsed' }, clearing),
    ]
    return { period, available: lapsed + raise, raises: [], postings }
  }
  const postings = (given: Points) => [
    ...move(given, { account: 'granted' }, clearing),
    ...move(points - given, { account: 'granted' }, { account: 'lapsed' }),
  ]
  return { period, available: points, raises: [], postings }
}

const shoutoutGiven = (command: GiveShoutout, period: Period, postings: Postings): MemberEvent => ({
  type: 'ShoutoutGiven',
  data: {
    ...command.data,
    recipientIds: [...command.data.recipientIds],
    message: storedMessageOf(command),
    attachment: command.policy.attachment ?? null,
    isToldInPerson: command.policy.isToldInPerson ?? false,
    period,
    recallableUntil: addMilliseconds(command.occurredAt, recallWindowMilliseconds),
    postings,
  },
})
