import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { ShoutoutIntent } from '../../giveShoutout.ts'

const keptMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Saves the Slack channel of a shoutout before it is given. If recognition works in every channel, the announcement
 * goes there; the log has the recognition channel only.
 */
export const saveSourceChannel = async (
  database: Queryable,
  { teamId, shoutoutId, occurredAt }: ShoutoutIntent,
  slackChannelId: string,
): Promise<void> => {
  await database.query(
    `with outlived as (delete from slack.spoken_in where noted_at < $5)
     insert into slack.spoken_in (team_id, subject_id, slack_channel_id, noted_at)
     values ($1, $2, $3, $4) on conflict do nothing`,
    [teamId, shoutoutId, slackChannelId, occurredAt, addMilliseconds(occurredAt, -keptMilliseconds)],
  )
}
