import { randomUUID } from 'node:crypto'
import { simulatePolicy } from '@laurel/contract/team/policySimulation.ts'
import type { Sent } from '@laurel/contract/wire/address.ts'
import type { Home } from './home.ts'
import { asking, type Operation, ofOwnTeam, settingsOf } from './operation.ts'

const onePixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const logo = (): FormData => {
  const form = new FormData()
  form.append('logo', new Blob([Buffer.from(onePixel, 'base64')], { type: 'image/gif' }), 'logo.gif')
  return form
}

const unknownKey = { id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' } as const
const unknown = { foreignAdministrator: 404, administrator: 404 } as const
const unchangedPolicy = {
  interval: null,
  shoutout_points: null,
  award_points: null,
  point_options: null,
  spot_award_max: null,
  celebrations_percent: null,
  expiry_months: null,
}
const simulationOfOlga = async (home: Home): Promise<Sent> => {
  const id = randomUUID()
  await home.accepted(home.olga, simulatePolicy, { body: { id, policy: unchangedPolicy, start: null } })
  return { params: { id } }
}

/** The settings of a team, its administrators, and what is recorded about both. */
export const teamOperations: Readonly<Record<string, Operation>> = {
  readOperations: ofOwnTeam(),
  listChanges: ofOwnTeam(),
  exportChanges: ofOwnTeam(),
  simulatePolicy: ofOwnTeam({ body: { id: randomUUID(), policy: unchangedPolicy, start: null } }),
  listPolicySimulations: ofOwnTeam(),
  getPolicySimulation: asking(simulationOfOlga),
  listNudges: ofOwnTeam(),
  changeActiveStatus: settingsOf({ status: true }),
  activityLog: ofOwnTeam({ params: { page: 1 } }),
  exportActivityLog: ofOwnTeam(),
  listAdministrators: ofOwnTeam(),
  replaceAdministrators: asking(({ olga, cleo }) => ({ body: { admins: [olga.memberId, cleo.memberId] } })),
  uploadLogo: settingsOf(logo()),
  listApiKeys: ofOwnTeam(),
  createApiKey: settingsOf({ name: 'Payroll', scopes: ['people:read'], days: 30 }),
  rotateApiKey: ofOwnTeam({ params: unknownKey, body: { overlap_hours: 0 } }, unknown),
  revokeApiKey: ofOwnTeam({ params: unknownKey }, unknown),
  listTeamAssistants: ofOwnTeam(),
  disconnectTeamAssistant: ofOwnTeam({ params: unknownKey }, unknown),
}
