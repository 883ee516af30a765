/* Written by `npm run client` from the contract. Change the contract, not this file. */
import type { VerifyBalanceParams, VerifyBalanceQuery, VerifyBalanceResponse } from './verifyBalance.ts'
import type { TraceActivityParams, TraceActivityQuery, TraceActivityResponse } from './traceActivity.ts'
import type { ListEventTypesResponse } from './listEventTypes.ts'
import type { ListEventsQuery, ListEventsResponse } from './listEvents.ts'
import type { ListMembersQuery, ListMembersResponse } from './listMembers.ts'
import type { GetMemberParams, GetMemberQuery, GetMemberResponse } from './getMember.ts'
import type { GetMemberBalanceParams, GetMemberBalanceQuery, GetMemberBalanceResponse } from './getMemberBalance.ts'
import type { AdjustPointsBody, AdjustPointsResponse } from './adjustPoints.ts'
import type { SearchUsersQuery, SearchUsersResponse } from './searchUsers.ts'
import type { MeQuery, MeResponse } from './me.ts'
import type { FindColleaguesQuery, FindColleaguesResponse } from './findColleagues.ts'
import type { GivingOptionsQuery, GivingOptionsResponse } from './givingOptions.ts'
import type { GiveShoutoutBody, GiveShoutoutResponse } from './giveShoutout.ts'
import type { GiveShoutoutsBody, GiveShoutoutsResponse } from './giveShoutouts.ts'
import type { ExplainOwnPointsQuery, ExplainOwnPointsResponse } from './explainOwnPoints.ts'
import type { ListBooksQuery, ListBooksResponse } from './listBooks.ts'
import type { GetMonthBooksParams, GetMonthBooksQuery, GetMonthBooksResponse } from './getMonthBooks.ts'
import type { ExportMonthEntryParams, ExportMonthEntryQuery, ExportMonthEntryResponse } from './exportMonthEntry.ts'
import type { ExplainFigureParams, ExplainFigureQuery, ExplainFigureResponse } from './explainFigure.ts'
import type { GetLeaderboardQuery, GetLeaderboardResponse } from './getLeaderboard.ts'
import type { ListLedgerEntriesQuery, ListLedgerEntriesResponse } from './listLedgerEntries.ts'
import type { GetLiabilityQuery, GetLiabilityResponse } from './getLiability.ts'
import type { PointStatsQuery, PointStatsResponse } from './pointStats.ts'
import type { ActivityByMonthQuery, ActivityByMonthResponse } from './activityByMonth.ts'
import type { ReportConnectionsQuery, ReportConnectionsResponse } from './reportConnections.ts'
import type { CountBySegmentQuery, CountBySegmentResponse } from './countBySegment.ts'
import type { FeedQuery, FeedResponse } from './feed.ts'
import type { ReportRecognitionQuery, ReportRecognitionResponse } from './reportRecognition.ts'
import type { TeamStatsQuery, TeamStatsResponse } from './teamStats.ts'
import type { ListRewardsQuery, ListRewardsResponse } from './listRewards.ts'
import type { RedeemRewardParams, RedeemRewardBody, RedeemRewardResponse } from './redeemReward.ts'
import type { Problem } from './problem.ts'

type Answers<Answer, Type extends string = 'application/json'> = {
  200: { content: { [Name in Type]: Answer } }
  default: { content: { 'application/problem+json': Problem } }
}

/** The calls that take an API key, in the form that openapi-fetch reads. */
export interface paths {
  '/v1/admin/books': {
    /** The months of the team, and which of them are closed. */
    get: {
      parameters: { query?: ListBooksQuery }
      responses: Answers<ListBooksResponse>
    }
  }
  '/v1/admin/books/{month}': {
    /** The statement and the journal entry of a month. */
    get: {
      parameters: { path: GetMonthBooksParams; query?: GetMonthBooksQuery }
      responses: Answers<GetMonthBooksResponse>
    }
  }
  '/v1/admin/books/{month}/entry': {
    /** The journal entry of a closed month, for an accounting program. */
    get: {
      parameters: { path: ExportMonthEntryParams; query: ExportMonthEntryQuery }
      responses: Answers<ExportMonthEntryResponse, 'text/csv'>
    }
  }
  '/v1/admin/explanations/{figure}': {
    /** The postings that make a figure. */
    get: {
      parameters: { path: ExplainFigureParams; query?: ExplainFigureQuery }
      responses: Answers<ExplainFigureResponse>
    }
  }
  '/v1/admin/leaderboard': {
    /** Who received or gave most, as of any instant. */
    get: {
      parameters: { query?: GetLeaderboardQuery }
      responses: Answers<GetLeaderboardResponse>
    }
  }
  '/v1/admin/ledgerEntries': {
    /** Postings of the ledger. */
    get: {
      parameters: { query?: ListLedgerEntriesQuery }
      responses: Answers<ListLedgerEntriesResponse>
    }
  }
  '/v1/admin/liability': {
    /** What the team owes its people, as of any instant. */
    get: {
      parameters: { query?: GetLiabilityQuery }
      responses: Answers<GetLiabilityResponse>
    }
  }
  '/v1/admin/members': {
    /** Members with their balances. */
    get: {
      parameters: { query?: ListMembersQuery }
      responses: Answers<ListMembersResponse>
    }
  }
  '/v1/admin/members/{id}': {
    /** A member with their balances. */
    get: {
      parameters: { path: GetMemberParams; query?: GetMemberQuery }
      responses: Answers<GetMemberResponse>
    }
  }
  '/v1/admin/members/{id}/balance': {
    /** What a member had at any instant. */
    get: {
      parameters: { path: GetMemberBalanceParams; query?: GetMemberBalanceQuery }
      responses: Answers<GetMemberBalanceResponse>
    }
  }
  '/v1/admin/members/{id}/verification': {
    /** Whether the balances of a member are the sums of their events. */
    get: {
      parameters: { path: VerifyBalanceParams; query?: VerifyBalanceQuery }
      responses: Answers<VerifyBalanceResponse>
    }
  }
  '/v1/admin/point_adjustments/bulk': {
    /** Adjust up to 500 balances, each with its own id and result. */
    post: {
      parameters: {  }
      requestBody: { content: { 'application/json': AdjustPointsBody } }
      responses: Answers<AdjustPointsResponse>
    }
  }
  '/v1/admin/traces/{id}': {
    /** What an activity led to, event by event. */
    get: {
      parameters: { path: TraceActivityParams; query?: TraceActivityQuery }
      responses: Answers<TraceActivityResponse>
    }
  }
  '/v1/developers/event_types': {
    /** The types of events with their JSON schemas. */
    get: {
      parameters: {  }
      responses: Answers<ListEventTypesResponse>
    }
  }
  '/v1/developers/events': {
    /** The events of the team after a cursor, in the order of the log. */
    get: {
      parameters: { query?: ListEventsQuery }
      responses: Answers<ListEventsResponse>
    }
  }
  '/v1/recognition/colleagues': {
    /** Find colleagues to thank, by name. */
    get: {
      parameters: { query?: FindColleaguesQuery }
      responses: Answers<FindColleaguesResponse>
    }
  }
  '/v1/recognition/giving': {
    /** What you can give, where, and with what. */
    get: {
      parameters: { query?: GivingOptionsQuery }
      responses: Answers<GivingOptionsResponse>
    }
  }
  '/v1/rewards': {
    /** The company rewards a member can choose from. */
    get: {
      parameters: { query?: ListRewardsQuery }
      responses: Answers<ListRewardsResponse>
    }
  }
  '/v1/rewards/redeem/{rewardId}': {
    /** Redeem a company reward or an item of the catalog. */
    post: {
      parameters: { path: RedeemRewardParams; header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'application/json': RedeemRewardBody } }
      responses: Answers<RedeemRewardResponse>
    }
  }
  '/v1/shoutouts': {
    /** Give a shoutout. */
    post: {
      parameters: { header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'application/json': GiveShoutoutBody } }
      responses: Answers<GiveShoutoutResponse>
    }
  }
  '/v1/shoutouts/bulk': {
    /** Give up to 500 shoutouts, each with its own id and result. */
    post: {
      parameters: {  }
      requestBody: { content: { 'application/json': GiveShoutoutsBody } }
      responses: Answers<GiveShoutoutsResponse>
    }
  }
  '/v1/team/point_stats': {
    /** The points of the whole team. */
    get: {
      parameters: { query?: PointStatsQuery }
      responses: Answers<PointStatsResponse>
    }
  }
  '/v1/team/reporting/activity_by_month': {
    /** Recognition month by month. */
    get: {
      parameters: { query?: ActivityByMonthQuery }
      responses: Answers<ActivityByMonthResponse>
    }
  }
  '/v1/team/reporting/connections': {
    /** Who recognises whom. */
    get: {
      parameters: { query?: ReportConnectionsQuery }
      responses: Answers<ReportConnectionsResponse>
    }
  }
  '/v1/team/reporting/count_by_segment': {
    /** Recognition by segment. */
    get: {
      parameters: { query?: CountBySegmentQuery }
      responses: Answers<CountBySegmentResponse>
    }
  }
  '/v1/team/reporting/feed': {
    /** Recognition, newest first. */
    get: {
      parameters: { query?: FeedQuery }
      responses: Answers<FeedResponse>
    }
  }
  '/v1/team/reporting/recognition': {
    /** Who earned and gave most, and for which values. */
    get: {
      parameters: { query?: ReportRecognitionQuery }
      responses: Answers<ReportRecognitionResponse>
    }
  }
  '/v1/team/reporting/stats': {
    /** Recognition in figures. */
    get: {
      parameters: { query?: TeamStatsQuery }
      responses: Answers<TeamStatsResponse>
    }
  }
  '/v1/team/users': {
    /** Find people by name or e-mail. */
    get: {
      parameters: { query?: SearchUsersQuery }
      responses: Answers<SearchUsersResponse>
    }
  }
  '/v1/user/me': {
    /** The signed-in person and their team. */
    get: {
      parameters: { query?: MeQuery }
      responses: Answers<MeResponse>
    }
  }
  '/v1/user/points': {
    /** Where your points come from. */
    get: {
      parameters: { query?: ExplainOwnPointsQuery }
      responses: Answers<ExplainOwnPointsResponse>
    }
  }
}
