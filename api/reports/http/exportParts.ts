import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { nextOf } from '../../http/serving/listing.ts'
import type { ReadReportPart } from '../exports/writeExport.ts'
import { activityPage } from './activityPage.ts'

/** The parts of ordered files: pages of the report as lists have them. */
export const exportParts =
  (database: Queryable): ReadReportPart =>
  async ({ teamId, viewerId, query, scope, occurred, cursor, limit }) => {
    const { type, award_id: awardId, campaign_id: campaignId, q } = query
    const range = [0, limit - 1] as const
    const request = { type, viewerId, scope, awardId, campaignId, q, occurred, range, cursor, isOfFile: true }
    const page = await activityPage(database, teamId, request)
    return { rows: page.rows, next: nextOf(page) }
  }
