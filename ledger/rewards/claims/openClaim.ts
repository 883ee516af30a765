import type { GiftRow } from '../../awards/vocabulary.ts'
import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { ClaimId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { ClaimEvent } from './events.ts'
import type { ClaimState } from './state.ts'

/** Opens a claim with the gifts of an award for its recipient, and opens it again when the award is given again. */
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

export const openClaim = (state: ClaimState, { data }: OpenClaim): Decision<ClaimEvent, never> =>
  state.kind === 'open'
    ? accept()
    : accept({ type: 'ClaimOpened', data: { ...data, gifts: data.gifts.map(row => [...row]) } })
