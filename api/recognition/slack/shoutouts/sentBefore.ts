import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { jsonEquals } from '@laurel/ledger/kernel/jsonEquals.ts'
import { recallWindowMilliseconds } from '@laurel/ledger/members/limits.ts'
import type { GivenShoutout } from '@laurel/ledger/members/state.ts'
import { listActivity } from '@laurel/projections/recognition/activity/queries.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import type { ShoutoutIntent } from '../../giveShoutout.ts'

/** The giver sent the same to the same people a moment ago: an accident as likely as not. */
export type SentBefore = {
  readonly kind: 'sentBefore'
  readonly sentAt: Instant
  readonly now: Instant
}

/** After this long the same words are meant. */
const rememberedMilliseconds = 10 * 60 * 1000

const givenAt = ({ recallableUntil }: GivenShoutout): Instant =>
  addMilliseconds(recallableUntil, -recallWindowMilliseconds)

/**
 * Looks for the same message to the same people within ten minutes, whatever its points. A request that Slack delivers
 * again is no such thing: it is the same shoutout.
 */
export const findSentBefore = async (
  { ledger, database }: Pick<SlackContext, 'ledger' | 'database'>,
  intent: ShoutoutIntent,
): Promise<SentBefore | undefined> => {
  const giver = await ledger.member(intent.teamId, intent.giverId)
  if (giver.kind === 'unknown') return undefined
  const since = addMilliseconds(intent.occurredAt, -rememberedMilliseconds)
  const recipients = intent.recipientIds.toSorted()
  const alike = giver.givenShoutouts.filter(
    given =>
      !given.isRecalled && givenAt(given) >= since && jsonEquals(given.recipientIds.toSorted(), recipients),
  )
  const isRepeatedRequest = giver.givenShoutouts.some(({ shoutoutId }) => shoutoutId === intent.shoutoutId)
  if (alike.length === 0 || isRepeatedRequest) return undefined
  const activityIds = alike.map(({ shoutoutId }) => shoutoutId)
  const { rows } = await listActivity(database, intent.teamId, { activityIds })
  const messages = new Map(rows.map(({ activityId, message }) => [activityId, message]))
  // What was given so shortly before that nobody can read it yet is asked about as well.
  const same = alike.findLast(
    ({ shoutoutId }) => (messages.get(shoutoutId) ?? intent.message) === intent.message,
  )
  return same && { kind: 'sentBefore', sentAt: givenAt(same), now: intent.occurredAt }
}
