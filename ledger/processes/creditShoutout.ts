import { byType } from '../handling/byType.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { MemberId, ShoutoutId } from '../kernel/ids.ts'
import type { Points } from '../kernel/points.ts'
import type { ClawBackShoutout } from '../members/shoutouts/clawBackShoutout.ts'
import type { CreditShoutout } from '../members/shoutouts/creditShoutout.ts'
import type { OptionalChannel } from '../members/shoutouts/shoutoutEvents.ts'
import type { ClawBackPolicy } from '../teams/vocabulary.ts'
import { type Chain, causedBy, type Process, processCommandId } from './process.ts'
import { firstRound, ofRound, type Round } from './round.ts'

type Given = {
  readonly shoutoutId: ShoutoutId
  readonly giverId: MemberId
  readonly recipientIds: readonly MemberId[]
  readonly pointsEach: Points
  readonly channelId?: OptionalChannel
}

/** One for each recall so far. */
type Recalled = Given & { readonly clawBackPolicies: readonly ClawBackPolicy[] }

const name = 'creditShoutout'

/**
 * After a shoutout every recipient is credited, after a recall every credit is taken back, after that is undone every
 * recipient is credited again. Each chain starts with the first credit, since events may arrive out of
 * order: a command that is in the log already is a duplicate, and nothing is taken back, or given again, too early.
 */
export const creditShoutoutProcess: Process = {
  name,
  react: byType({
    ShoutoutGiven: event =>
      event.data.recipientIds.map(recipientId => [credit(event, event.data, recipientId, firstRound)]),
    ShoutoutRecalled: event =>
      event.data.recipientIds.map(recipientId => upToRecall(event, event.data, recipientId)),
    ShoutoutReinstated: event =>
      event.data.recipientIds.map(recipientId => [
        ...upToRecall(event, event.data, recipientId),
        credit(event, event.data, recipientId, event.data.clawBackPolicies.length + 1),
      ]),
  }),
  onRejection: () => undefined,
}

/** Everything that a recipient was owed up to the last recall, in its order. */
const upToRecall = (event: RecordedLedgerEvent, recalled: Recalled, recipientId: MemberId): Chain =>
  recalled.clawBackPolicies.flatMap((clawBackPolicy, index) => [
    credit(event, recalled, recipientId, index + 1),
    clawBack(event, recalled, recipientId, index + 1, clawBackPolicy),
  ])

const credit = (
  event: RecordedLedgerEvent,
  { shoutoutId, giverId, pointsEach, channelId }: Given,
  recipientId: MemberId,
  round: Round,
): CreditShoutout => ({
  type: 'creditShoutout',
  id: processCommandId('creditShoutout', shoutoutId, recipientId, ...ofRound(round)),
  ...causedBy(name, event),
  data: { shoutoutId, recipientId, giverId, points: pointsEach },
  policy: channelId === undefined ? {} : { channelId },
})

const clawBack = (
  event: RecordedLedgerEvent,
  { shoutoutId, pointsEach }: Given,
  recipientId: MemberId,
  round: Round,
  clawBackPolicy: ClawBackPolicy,
): ClawBackShoutout => ({
  type: 'clawBackShoutout',
  id: processCommandId('clawBackShoutout', shoutoutId, recipientId, ...ofRound(round)),
  ...causedBy(name, event),
  data: { shoutoutId, recipientId, points: pointsEach },
  policy: { clawBackPolicy },
})
