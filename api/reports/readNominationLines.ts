import type { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import type { CampaignId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import {
  listNominations,
  type NominationItem,
  type NominationListRequest,
} from '@laurel/projections/awards/campaigns/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { ListRequest, Page } from '@laurel/projections/engine/querying/page.ts'
import type { TimeRange } from '@laurel/projections/engine/querying/timeRange.ts'
import { isEmpty } from '@laurel/projections/people/members/peopleSet.ts'
import type { RecognitionScope } from '@laurel/projections/reports/recognition/scope.ts'
import { userReferenceOf } from '../people/userReference.ts'
import { blankEntry } from '../recognition/activityEntry.ts'
import { withEmoji } from '../team/emoji/standardEmoji.ts'

export const nominationSort = {
  created_at: 'nominatedAt',
  created_by: 'nominatorName',
  for_users: 'nomineeName',
  nominated_award: 'awardName',
  campaign: 'campaignTitle',
} as const

export type NominationRequest = ListRequest<(typeof nominationSort)[keyof typeof nominationSort]> & {
  readonly scope: RecognitionScope
  readonly campaignId?: CampaignId | undefined
  readonly occurred: TimeRange
}

/** The nominations of a scope, one line each. */
export const readNominationLines = async (
  database: Queryable,
  teamId: TeamId,
  { scope, campaignId, occurred, ...list }: NominationRequest,
): Promise<Page<ActivityEntry>> => {
  const page = await listNominations(database, teamId, { ...list, ...occurred, campaignId, ...within(scope) })
  return { ...page, rows: page.rows.map(entryOf) }
}

/** Of people and channels, those of people: the query has no union of both. */
const within = (scope: RecognitionScope): Pick<NominationListRequest, 'people' | 'channelIds'> => {
  switch (scope.kind) {
    case 'team':
      return {}
    case 'channel':
      return { channelIds: [scope.channelId] }
    case 'people':
      return isEmpty(scope.people) ? { channelIds: scope.channelIds } : { people: scope.people }
  }
}

const entryOf = (item: NominationItem): ActivityEntry => ({
  ...blankEntry('nominations', { id: item.nominationId, created_at: item.nominatedAt }),
  created_by: item.nominator && userReferenceOf(item.nominator),
  for_users: item.nominee ? [userReferenceOf(item.nominee)] : [],
  message_text: withEmoji(item.message) || null,
  award: item.awardName === null ? null : { id: item.awardId, name: item.awardName },
  campaign: { id: item.campaignId, title: item.campaignTitle },
})
