import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { campaignOfChannel } from '@laurel/projections/awards/campaigns/queries.ts'
import { competitionUsing } from '@laurel/projections/awards/competitions/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Intent } from '../access/intent.ts'

/** Ends recognition in a channel and keeps its history. Rejects with CHANNEL_UNKNOWN and CHANNEL_IN_USE. */
export const deleteChannel = async (
  { ledger, database }: { readonly ledger: Pick<Ledger, 'handle'>; readonly database: Queryable },
  intent: Intent,
  channelId: ChannelId,
): Promise<Outcome> =>
  await ledger.handle({
    ...intent,
    type: 'deleteChannel',
    data: { channelId },
    policy: { usedBy: await titleOfUse(database, intent.teamId, channelId) },
  })

/** The title of a competition or a campaign that is not over and needs the channel; null if there is none. */
const titleOfUse = async (
  database: Queryable,
  teamId: TeamId,
  channelId: ChannelId,
): Promise<string | null> =>
  (await competitionUsing(database, teamId, channelId)) ?? campaignOfChannel(database, teamId, channelId)
