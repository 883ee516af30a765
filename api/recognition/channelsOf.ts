import type { ChannelAllowances } from '@laurel/ledger/members/allowanceGrant.ts'
import type { MemberId, TeamId } from '@laurel/ledger/values/ids.ts'
import { listChannels } from '@laurel/projections/channels/queries.ts'
import type { Queryable } from '@laurel/projections/queryable.ts'

/** More channels than any member is in; the highest allowance among them counts. */
const channelsMax = 1000

/** Looks up what the channels of a member let them give. */
export const channelsOf =
  (database: Queryable) =>
  async (teamId: TeamId, memberId: MemberId): Promise<readonly ChannelAllowances[]> =>
    (await listChannels(database, teamId, { memberId, limit: channelsMax })).rows
