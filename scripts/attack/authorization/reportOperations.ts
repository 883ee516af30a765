import type { Home } from './home.ts'
import { asking, type Operation, ofOwnTeam } from './operation.ts'

/** Members without people or channels to look after read no reports. */
const noReports = { member: 403 } as const
const ofOwnPeople = (sent = {}): Operation => ofOwnTeam(sent, noReports)
const ofChannel = (sentTo: (channelId: string) => object): Operation =>
  asking(({ channelId }: Home) => sentTo(channelId), noReports)

const days = { query: { start: '2026-03-01', end: '2026-03-31' } }

/** The reports of the people whom a caller looks after. */
export const reportOperations: Readonly<Record<string, Operation>> = {
  feed: ofOwnPeople(),
  activity: ofChannel(group => ({ query: { group } })),
  listActivity: ofChannel(group => ({ query: { filter: { group } } })),
  exportActivity: ofChannel(group => ({ query: { group } })),
  teamStats: ofOwnPeople(),
  activityByMonth: ofOwnPeople(days),
  reportRecognition: ofChannel(group => ({ query: { group } })),
  reportConnections: ofOwnPeople(days),
  countBySegment: ofOwnPeople(),
  reportShoutouts: ofChannel(group => ({ query: { group } })),
  reportAwards: ofOwnPeople(),
  reportBirthdays: ofOwnPeople(),
  reportAnniversaries: ofOwnPeople(),
  reportNewHires: ofOwnPeople(),
  reportNominations: ofOwnPeople(),
  reportRedemptions: ofOwnPeople(),
  reportPointsEarned: ofOwnPeople(),
  reportPointTotals: ofOwnPeople(),
  reportUsers: ofOwnTeam(),
}
