import { randomUUID } from 'node:crypto'
import { me } from '@laurel/contract/people/me.ts'
import { orderExport } from '@laurel/contract/reports/exports.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import type { Sent } from '@laurel/contract/wire/address.ts'
import type { Home } from './home.ts'
import { asking, type Operation, ofOwnTeam } from './operation.ts'

/** Members without people or channels to look after read no reports. */
const noReports = { member: 403 } as const
const ofOwnPeople = (sent = {}): Operation => ofOwnTeam(sent, noReports)
const ofChannel = (sentTo: (channelId: string) => object): Operation =>
  asking(({ channelId }: Home) => sentTo(channelId), noReports)

const days = { query: { start: '2026-03-01', end: '2026-03-31' } }

/** The report on fairness of a team that shows it. Managers of channels alone do not read it. */
const fairly = (sent: Sent = {}): Operation =>
  asking(
    async ({ olga, accepted }) => {
      const answer = await accepted(olga, updateMetadata, { body: { show_fairness: true } })
      const { position } = updateMetadata.response.parse(answer)
      await accepted(olga, me, { query: { after: position } })
      return sent
    },
    { foreignAdministrator: 409, ...noReports, channelManager: 403 },
  )

const shoutoutsOf = ({ channelId }: Home) => ({ type: 'shoutouts', group: channelId }) as const
/** A file that the administrator ordered. */
const exportOfOlga = async (home: Home): Promise<Sent> => {
  const id = randomUUID()
  await home.accepted(home.olga, orderExport, { body: { id, report: shoutoutsOf(home) } })
  return { params: { id } }
}
const onlyOfOrderer = { member: 404, channelManager: 404 } as const

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
  fairness: fairly(),
  fairnessGroups: fairly({ query: { by: 'segments' } }),
  quietPeople: fairly(),
  reciprocity: fairly(),
  orderExport: asking(home => ({ body: { id: randomUUID(), report: shoutoutsOf(home) } }), noReports),
  listExports: ofOwnTeam(),
  /** Nothing writes the file here. */
  fetchExport: asking(exportOfOlga, { ...onlyOfOrderer, administrator: 409 }),
  deleteExport: asking(exportOfOlga, onlyOfOrderer),
  listReportSubscriptions: ofOwnTeam(),
  changeReportSubscriptions: ofOwnPeople({ body: { weekly: true, monthly: false } }),
}
