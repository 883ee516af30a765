import type { GiftRow } from '../awards/vocabulary.ts'
import { byType } from '../handling/byType.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { GrantId, MemberId } from '../kernel/ids.ts'
import { type Chain, causedBy, type Process, processCommandId } from './process.ts'

const name = 'creditAward'

/** After an award every recipient is credited, and its gifts become claims. */
export const creditAwardProcess: Process = {
  name,
  react: byType({
    AwardGiven: event => {
      const { grantId, awardId, giverId, recipientIds, pointsEach: points, awardName, gifts } = event.data
      return recipientIds.flatMap((recipientId): readonly Chain[] => [
        ...(points === 0
          ? []
          : [
              [
                {
                  type: 'creditAward' as const,
                  id: processCommandId('creditAward', grantId, recipientId),
                  ...causedBy(name, event),
                  data: { grantId, awardId, recipientId, giverId, points },
                },
              ],
            ]),
        ...claims(event, { grantId, memberId: recipientId, awardName, gifts }),
      ])
    },
    AwardGranted: event => claims(event, event.data),
  }),
  onRejection: () => undefined,
}

type Gifted = {
  readonly grantId: GrantId
  readonly memberId: MemberId
  readonly awardName: string
  readonly gifts: readonly GiftRow[]
}

const claims = (
  event: RecordedLedgerEvent,
  { grantId, memberId, awardName, gifts }: Gifted,
): readonly Chain[] => {
  if (gifts.length === 0) return []
  const claimId = derivedId('claim', grantId, memberId)
  return [
    [
      {
        type: 'openClaim',
        id: processCommandId('openClaim', grantId, memberId),
        ...causedBy(name, event),
        data: { claimId, memberId, grantId, awardName, gifts },
      },
    ],
  ]
}
