import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { InstallationStore } from '../installations/installations.ts'

const keptMilliseconds = 24 * 60 * 60 * 1000

export type DraftOwner = { readonly slackTeamId: string; readonly slackUserId: string }

const sealedFor = ({ slackTeamId, slackUserId }: DraftOwner): string => `${slackTeamId}/${slackUserId}`

/** Saves a draft for a day, encrypted, so that a button can open the form with it. */
export const saveDraft = async (
  { database, cipher }: InstallationStore,
  owner: DraftOwner,
  draftId: string,
  content: object,
  now: Instant,
): Promise<void> => {
  await database.query(
    `with outlived as (delete from slack.drafts where created_at < $6)
     insert into slack.drafts (draft_id, slack_team_id, slack_user_id, content, created_at)
     values ($1, $2, $3, $4, $5) on conflict (draft_id) do nothing`,
    [
      draftId,
      owner.slackTeamId,
      owner.slackUserId,
      cipher.seal(JSON.stringify(content), sealedFor(owner)),
      now,
      addMilliseconds(now, -keptMilliseconds),
    ],
  )
}

/** Finds a draft of this caller. Drafts of other people are never returned. */
export const findDraft = async <Content>(
  { database, cipher }: InstallationStore,
  owner: DraftOwner,
  draftId: string,
  schema: z.ZodType<Content>,
): Promise<Content | undefined> => {
  const { rows } = await database.query(
    `select content from slack.drafts where draft_id::text = $1 and slack_team_id = $2 and slack_user_id = $3`,
    [draftId, owner.slackTeamId, owner.slackUserId],
  )
  const row = z.object({ content: z.string() }).optional().parse(rows[0])
  return row && schema.parse(JSON.parse(cipher.open(row.content, sealedFor(owner))))
}
