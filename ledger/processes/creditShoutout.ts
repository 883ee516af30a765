import { byType } from '../handling/byType.ts'
import type { LedgerCommand } from '../handling/commands.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { CreditShoutout } from '../members/creditShoutout.ts'
import type { MemberId, ShoutoutId } from '../values/ids.ts'
import type { Points } from '../values/points.ts'
import { causedBy, type Process, promiseId } from './process.ts'

type Given = {
  readonly shoutoutId: ShoutoutId
  readonly giverId: MemberId
  readonly recipientIds: readonly MemberId[]
  readonly pointsEach: Points
}

const name = 'creditShoutout'

/** After a shoutout every recipient is credited; after a recall every credit is taken back. */
export const creditShoutoutProcess: Process = {
  name,
  react: byType({
    ShoutoutGiven: event =>
      event.data.recipientIds.map(recipientId => [credit(event, event.data, recipientId)]),
    // The recall may be seen before the shoutout was: crediting first makes the order not matter.
    ShoutoutRecalled: event =>
      event.data.recipientIds.map(recipientId => [
        credit(event, event.data, recipientId),
        clawBack(event, event.data, recipientId),
      ]),
  }),
  onRejection: () => undefined,
}

const credit = (
  event: RecordedLedgerEvent,
  { shoutoutId, giverId, pointsEach }: Given,
  recipientId: MemberId,
): CreditShoutout => ({
  type: 'creditShoutout',
  id: promiseId('creditShoutout', shoutoutId, recipientId),
  ...causedBy(name, event),
  data: { shoutoutId, recipientId, giverId, points: pointsEach },
})

const clawBack = (
  event: RecordedLedgerEvent,
  { shoutoutId, pointsEach }: Given,
  recipientId: MemberId,
): LedgerCommand => ({
  type: 'clawBackShoutout',
  id: promiseId('clawBackShoutout', shoutoutId, recipientId),
  ...causedBy(name, event),
  data: { shoutoutId, recipientId, points: pointsEach },
})
