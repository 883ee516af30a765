import { randomUUID } from 'node:crypto'
import { listSessions } from '@laurel/contract/access/sessions.ts'
import { saveAwards } from '@laurel/contract/awards/awards.ts'
import { createCompetition, type NewCompetition } from '@laurel/contract/awards/competitions.ts'
import { giveAward } from '@laurel/contract/awards/giveAward.ts'
import { recallAward } from '@laurel/contract/awards/undoAward.ts'
import { addAddress } from '@laurel/contract/people/addresses.ts'
import { me } from '@laurel/contract/people/me.ts'
import { createSegment } from '@laurel/contract/people/segments.ts'
import { giveShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import { recallShoutout } from '@laurel/contract/recognition/undoShoutout.ts'
import type { Sent } from '@laurel/contract/wire/address.ts'
import { addMilliseconds, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { approvalOperations } from './approvalOperations.ts'
import { bookOperations } from './bookOperations.ts'
import { developerOperations } from './developerOperations.ts'
import type { Home } from './home.ts'
import { integrationOperations } from './integrationOperations.ts'
import { moneyOperations } from './moneyOperations.ts'
import { nominationOperations } from './nominationOperations.ts'
import { asking, type Operation, ofOwnTeam, type Statuses, settingsOf, toAll } from './operation.ts'
import { planOperations } from './planOperations.ts'
import { recognitionOperations } from './recognitionOperations.ts'
import { reportOperations } from './reportOperations.ts'
import { rewardOperations } from './rewardOperations.ts'
import { shopOperations } from './shopOperations.ts'
import { teamOperations } from './teamOperations.ts'

const day = 86_400_000
const member = ({ cleo }: Home): Sent => ({ params: { id: cleo.memberId } })
const channel = (home: Home): Sent => ({ params: { id: home.channelId } })
const state = 'a state of sufficient length'
const shoutout = async ({ ben, cleo, accepted }: Home): Promise<string> => {
  const body = { for_user_ids: [cleo.memberId], points_each: 1 }
  return giveShoutout.response.parse(await accepted(ben, giveShoutout, { body })).shoutout_id
}
const recalled = async (home: Home): Promise<string> => {
  const shoutoutId = await shoutout(home)
  await home.accepted(home.ben, recallShoutout, { params: { shoutoutId }, body: {} })
  return shoutoutId
}
const award = async ({ olga, accepted }: Home): Promise<string> => {
  const body = { to_create: [{ name: 'Beacon', points: 5 }] }
  const { awards } = saveAwards.response.parse(await accepted(olga, saveAwards, { body }))
  return awards.find(({ name }) => name === 'Beacon')?.id ?? ''
}
const newCompetition = async (home: Home): Promise<NewCompetition> => ({
  title: 'Sprint',
  type: 'PVP',
  metric: 'POINTS',
  group_id: home.channelId,
  start_time: addMilliseconds(instantOf(new Date()), day),
  end_time: addMilliseconds(instantOf(new Date()), 2 * day),
  award_id: await award(home),
})
const competition = async (home: Home): Promise<string> => {
  const created = await home.accepted(home.olga, createCompetition, { body: await newCompetition(home) })
  const { id, position } = createCompetition.response.parse(created)
  await home.accepted(home.olga, me, { query: { after: position } })
  return id
}
const givenAward = async (home: Home): Promise<string> => {
  const sent = { params: { id: await award(home) }, body: { user_ids: [home.cleo.memberId] } }
  return giveAward.response.parse(await home.accepted(home.olga, giveAward, sent)).grant_id
}
const recalledAward = async (home: Home): Promise<string> => {
  const grantId = await givenAward(home)
  await home.accepted(home.olga, recallAward, { params: { grantId }, body: {} })
  return grantId
}
const sessionOfOlga = async ({ olga, accepted }: Home): Promise<string> => {
  const { sessions } = listSessions.response.parse(await accepted(olga, listSessions, {}))
  return sessions.find(session => session.is_current)?.id ?? ''
}
const shippingAddress = {
  name: 'Ben',
  street1: '1 Orchard Row',
  city: 'Cork',
  postal_code: 'T12 W8KX',
  country: 'IE',
} as const
const addressOfBen = async ({ ben, accepted }: Home): Promise<string> =>
  addAddress.response.parse(await accepted(ben, addAddress, { body: shippingAddress })).address_id
const segment = async ({ olga, accepted }: Home): Promise<Sent> => {
  const answer = await accepted(olga, createSegment, { body: { name: 'Makers' } })
  return { params: { id: createSegment.response.parse(answer).segment.id } }
}
const filters = [[{ field_id: 'XfOffice', operator: '=', field_value: 'Cork' }]]
const unknownAssistant = { client_id: 'unknown', redirect_uri: 'https://assistant.example/callback' }
/** Every signed-in member gets the same answer. */
const toNone = (status: number): Statuses => ({
  member: status,
  channelManager: status,
  administrator: status,
  foreignAdministrator: status,
})
/** The other members do not own the address. */
const onlyOfBen: Statuses = { channelManager: 404, administrator: 404 }
const celebration = { points: 5, award_skin: ['confetti'] }
/** The other members do not own the shoutout. */
/** The home has no import. */
const noImport: Statuses = { administrator: 404 }
const onlyOfGiver: Statuses = { channelManager: 404, administrator: 404 }
/** The administrator gave the award. */
const onlyOfAdministrator: Statuses = { member: 404, channelManager: 404 }

/** One request for every operation of the API. An operation without one fails the spec. */
export const operations: Readonly<Record<string, Operation>> = {
  exchangeToken: toAll(401, { body: { token: 'guessed' } }),
  exchangeSlackToken: toAll(503, { body: { token: 'guessed', state } }),
  slackAuthorization: toAll(503, { query: { state } }),
  confirmSignIn: toAll(401, { body: { ticket: 'guessed' } }),
  setupAuthorization: toAll(503, { query: { state } }),
  setupFromSlack: toAll(503, { body: { oauth_code: 'guessed' } }),
  ping: toAll(200, {}, { stranger: 400, deactivated: 400, expired: 400, revoked: 400 }),
  refreshToken: toAll(200, {}, { stranger: 401, deactivated: 401, revoked: 401 }),
  logout: toAll(200),
  listSessions: ofOwnTeam(),
  endSession: asking(async home => ({ params: { id: await sessionOfOlga(home) } }), {
    member: 404,
    channelManager: 404,
  }),
  signOutEverywhere: ofOwnTeam(),
  workspaceReading: ofOwnTeam(
    {},
    { member: 503, channelManager: 503, administrator: 503, foreignAdministrator: 503 },
  ),
  live: ofOwnTeam(),
  listAssistants: ofOwnTeam(),
  disconnectAssistant: ofOwnTeam({ params: { id: randomUUID() } }, toNone(404)),
  describeAuthorization: ofOwnTeam({ query: unknownAssistant }, toNone(404)),
  decideAuthorization: ofOwnTeam({ body: { request: unknownAssistant, scopes: [] } }, toNone(404)),
  mcp: ofOwnTeam({ body: { jsonrpc: '2.0', id: 1, method: 'ping' } }),

  me: ofOwnTeam(),
  addAddress: settingsOf(shippingAddress),
  deleteAddress: asking(async home => ({ params: { id: await addressOfBen(home) } }), onlyOfBen),
  makeDefaultAddress: asking(async home => ({ params: { id: await addressOfBen(home) } }), onlyOfBen),
  chooseLocale: settingsOf({ country: 'NZ' }),
  listMembers: asking(({ cleo }) => ({ query: { filter: { id: [cleo.memberId] } } }), {
    foreignAdministrator: 200,
  }),
  listUsersPage: ofOwnTeam({ params: { page: 1 } }),
  exportUsers: ofOwnTeam(),
  createUserFieldImport: ofOwnTeam({ query: { dry_run: 'true' }, body: { content: 'ZW1haWw=' } }),
  getUserFieldImport: asking(() => ({ params: { id: randomUUID() } }), noImport),
  undoUserFieldImport: asking(() => ({ params: { id: randomUUID() } }), noImport),
  getMember: asking(member),
  getMemberBalance: asking(member),
  listMemberLots: asking(member),
  verifyBalance: asking(member),
  traceActivity: asking(() => ({ params: { id: randomUUID() } }), noImport),
  saveMemberData: asking(member),
  savePersonalData: ofOwnTeam(),
  adjustMemberPoints: asking(home => ({ ...member(home), body: { points: 5, reason: 'Found' } })),
  adjustPoints: asking(
    ({ cleo }) => ({
      body: { adjustments: [{ id: 'a', user_id: cleo.memberId, points: 5, reason: 'Found' }] },
    }),
    { foreignAdministrator: 200 },
  ),
  changeMemberAdmin: asking(home => ({ ...member(home), body: { is_admin: true } })),
  getUserProfile: asking(member),
  updateUserProfile: asking(home => ({ ...member(home), body: { birthday_month: 4, birthday_day: 2 } })),
  searchUsers: asking(home => ({ query: { group_id: home.channelId } })),
  customFields: ofOwnTeam(),
  listSegments: ofOwnTeam(),
  createSegment: settingsOf({ name: 'Makers' }),
  getSegment: asking(segment),
  changeSegment: asking(async home => ({ ...(await segment(home)), body: { name: 'Builders' } })),
  deleteSegment: asking(segment),
  segmentMembers: asking(segment),
  changeSegmentMembers: asking(async home => ({
    ...(await segment(home)),
    body: { users: [home.cleo.memberId] },
  })),
  previewSegment: settingsOf({ filters }),
  listSegmentRecords: ofOwnTeam(),
  getSegmentRecord: asking(segment),
  mapProfileFields: settingsOf({ manager: null, start_date: null, birthday: null }),
  importUserFields: settingsOf({ manager: null, start_date: null, birthday: null }),

  giveShoutout: asking(({ cleo }) => ({ body: { for_user_ids: [cleo.memberId], points_each: 1 } }), {
    foreignAdministrator: 422,
  }),
  giveShoutouts: asking(
    ({ cleo }) => ({ body: { shoutouts: [{ id: 'a', for_user_ids: [cleo.memberId], points_each: 1 }] } }),
    { foreignAdministrator: 200 },
  ),
  recallShoutout: asking(
    async home => ({ params: { shoutoutId: await shoutout(home) }, body: {} }),
    onlyOfGiver,
  ),
  reinstateShoutout: asking(async home => ({ params: { shoutoutId: await recalled(home) } }), onlyOfGiver),

  listAwards: ofOwnTeam(),
  saveAwards: asking(async home => ({
    body: { to_update: [{ id: await award(home), name: 'Light', points: 1 }] },
  })),
  deleteAwards: asking(async home => ({ body: { to_delete: [await award(home)] } })),
  giveAward: asking(
    async home => ({
      params: { id: await award(home) },
      body: { user_ids: [home.cleo.memberId], channel_id: home.channelId },
    }),
    { member: 403 },
  ),
  recallAward: asking(
    async home => ({ params: { grantId: await givenAward(home) }, body: {} }),
    onlyOfAdministrator,
  ),
  reinstateAward: asking(
    async home => ({ params: { grantId: await recalledAward(home) } }),
    onlyOfAdministrator,
  ),
  listCompetitions: ofOwnTeam(),
  listCompetitionResults: ofOwnTeam(),
  competitionHistory: ofOwnTeam(),
  ownCompetitions: ofOwnTeam(),
  createCompetition: asking(async home => ({ body: await newCompetition(home) }), {
    foreignAdministrator: 422,
  }),
  competitionLeaderboard: asking(async home => ({ params: { id: await competition(home) } }), {
    member: 404,
  }),
  competitionResults: asking(async home => ({ params: { id: await competition(home) } }), {
    administrator: 404,
    channelManager: 404,
    member: 404,
  }),
  archiveCompetition: asking(async home => ({ params: { id: await competition(home) } })),
  saveBirthdayAward: settingsOf(celebration),
  saveAnniversaryAward: settingsOf(celebration),
  saveNewHireAward: settingsOf(celebration),
  birthdayStats: ofOwnTeam(),
  anniversaryStats: ofOwnTeam(),
  newHireStats: ofOwnTeam(),
  lateCelebrations: ofOwnTeam(),
  upcomingBirthdays: ofOwnTeam(),
  upcomingAnniversaries: ofOwnTeam(),
  upcomingNewHires: ofOwnTeam(),

  ...integrationOperations,
  ...rewardOperations,

  createGroup: settingsOf({ title: '#new' }),
  listGroups: ofOwnTeam(),
  changeGroup: asking(home => ({ ...channel(home), body: { shoutout_allowance: 7 } })),
  deleteGroup: asking(channel),
  listChannels: asking(({ channelId }) => ({ query: { filter: { id: [channelId] } } }), {
    foreignAdministrator: 200,
  }),
  getChannel: asking(channel),
  groupMembers: asking(channel),
  searchChatChannels: ofOwnTeam({}, { administrator: 409, foreignAdministrator: 409 }),
  getChatChannel: ofOwnTeam({ params: { id: 'C1' } }, { administrator: 409, foreignAdministrator: 409 }),
  listIcons: ofOwnTeam({}, { administrator: 409, foreignAdministrator: 409 }),
  saveValues: settingsOf(['Craft']),
  sendOnboardingMessages: settingsOf({ include_message: true }),
  getSettings: ofOwnTeam(),
  setAllowancePolicy: settingsOf({ interval: 'MONTHLY', shoutout_points: 50, award_points: 0 }),
  getPointsExpiry: ofOwnTeam(),
  setPointsExpiry: settingsOf({ months: null, reason: 'Points stay' }),
  previewPointsExpiry: ofOwnTeam({ query: { months: 12 } }),
  setTextRetention: settingsOf({ months: null }),
  previewTextRetention: ofOwnTeam({ query: { months: 12 } }),
  setTimeZone: settingsOf({ time_zone: 'Europe/Berlin' }),
  setTeamLocale: settingsOf({ locale: 'DE-DE' }),
  setClawBackPolicy: settingsOf({ claw_back_policy: 'absorb' }),
  updateMetadata: settingsOf({ points_name: 'leaves' }),

  ...approvalOperations,
  ...bookOperations,
  ...recognitionOperations,
  ...nominationOperations,
  ...developerOperations,
  ...moneyOperations,
  ...planOperations,
  ...reportOperations,
  ...teamOperations,

  directReportStats: ofOwnTeam(),
  explainFigure: asking(({ cleo }) => ({
    params: { figure: 'redeemable_points' },
    query: { user_id: cleo.memberId },
  })),
  getLeaderboard: asking(home => ({ query: { group: home.channelId } })),
  listLedgerEntries: asking(({ ann }) => ({ query: { filter: { user_id: ann.memberId } } }), {
    foreignAdministrator: 200,
  }),
  getLiability: ofOwnTeam(),
  pointStats: ofOwnTeam(),
  listDeadAnnouncements: ofOwnTeam(),
  retryDeadAnnouncements: ofOwnTeam(),
  listDeadLetters: ofOwnTeam(),
  retryDeadLetter: asking(() => ({ params: { id: randomUUID() } }), { administrator: 404 }),
  ...shopOperations,
}
