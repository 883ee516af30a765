import type { Instant } from '@laurel/ledger/values/instant.ts'
import { z } from 'zod'
import { type DraftOwner, findKept, keepForADay } from '../drafts/keptDrafts.ts'
import type { InstallationStore } from '../installations/installations.ts'

export const Draft = z.strictObject({
  recipients: z.array(z.string()),
  points: z.number().nullable(),
  value: z.string().nullable(),
  message: z.string(),
  gif: z
    .strictObject({ words: z.string(), gifId: z.string().nullable(), title: z.string() })
    .nullable()
    // Drafts that were kept before there were GIFs name none.
    .default(null),
  slackChannelId: z.string().nullable(),
  notes: z.array(z.string()),
})
export type Draft = z.infer<typeof Draft>

/** Keeps a shoutout that could not be sent. */
export const saveDraft = (
  store: InstallationStore,
  owner: DraftOwner,
  draftId: string,
  draft: Draft,
  now: Instant,
): Promise<void> => keepForADay(store, owner, draftId, draft, now)

/** Finds a draft of this very person; nobody opens another's. */
export const findDraft = (
  store: InstallationStore,
  owner: DraftOwner,
  draftId: string,
): Promise<Draft | undefined> => findKept(store, owner, draftId, Draft)
