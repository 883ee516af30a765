import type { GiftRow } from '../../awards/vocabulary.ts'
import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { ClaimId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { ClaimEvent } from './events.ts'
import type { ClaimState } from './state.ts'

/**
 * Opens a claim with the gifts of an award for its recipient, and opens it again when the award is given again. Rows that
 * were picked before stay picked.
 */
export type OpenClaim = Command<
  'openClaim',
  {
    readonly claimId: ClaimId
    readonly memberId: MemberId
    readonly grantId: GrantId
    readonly awardName: string
    readonly gifts: readonly GiftRow[]
  }
>

export const openClaim = (state: ClaimState, { data }: OpenClaim): Decision<ClaimEvent, never> => {
  switch (state.kind) {
    case 'open':
    case 'claimed':
      return accept()
    case 'unknown':
    case 'withdrawn': {
      const isLeft = (row: number): boolean => state.kind === 'unknown' || state.waiting.has(row)
      const gifts = data.gifts.map((options, row) => (isLeft(row) ? [...options] : []))
      return accept({ type: 'ClaimOpened', data: { ...data, gifts } })
    }
  }
}
