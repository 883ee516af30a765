import type { CampaignId } from '@laurel/ledger/kernel/ids.ts'
import type { Draft } from '../../../slack/giving/givingKind.ts'

/** An incomplete nomination. */
export type NominationDraft = Draft & { readonly campaignId: CampaignId | null }

export const emptyNominationDraft: NominationDraft = { recipients: [], message: '', campaignId: null }
