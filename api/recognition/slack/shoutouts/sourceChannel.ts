import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { ShoutoutIntent } from '../../giveShoutout.ts'

const keptMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Notes the channel of Slack in which a shoutout is given, before it is: where recognition works in every channel it
 * is announced there. The log knows the recognition channel alone.
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
