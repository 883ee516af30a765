import { AwardId } from '@laurel/ledger/values/ids.ts'
import type { Instant } from '@laurel/ledger/values/instant.ts'
import { z } from 'zod'
import { type DraftOwner, findKept, keepForADay } from '../drafts/keptDrafts.ts'
import type { InstallationStore } from '../installations/installations.ts'

const KeptAward = z.strictObject({
  recipients: z.array(z.string()),
  awardId: AwardId.nullable(),
  message: z.string(),
  slackChannelId: z.string().nullable(),
  notes: z.array(z.string()),
})
type KeptAward = z.infer<typeof KeptAward>

/** Keeps an award that could not be given. */
export const saveAwardDraft = (
  store: InstallationStore,
  owner: DraftOwner,
  draftId: string,
  draft: KeptAward,
  now: Instant,
): Promise<void> => keepForADay(store, owner, draftId, draft, now)

/** Finds a draft of this very person; nobody opens another's. */
export const findAwardDraft = (
  store: InstallationStore,
  owner: DraftOwner,
  draftId: string,
): Promise<KeptAward | undefined> => findKept(store, owner, draftId, KeptAward)
