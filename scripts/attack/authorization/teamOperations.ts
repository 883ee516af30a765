import { asking, type Operation, ofOwnTeam, settingsOf } from './operation.ts'

const onePixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const logo = (): FormData => {
  const form = new FormData()
  form.append('logo', new Blob([Buffer.from(onePixel, 'base64')], { type: 'image/gif' }), 'logo.gif')
  return form
}

const unknownKey = { id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' } as const
const unknown = { foreignAdministrator: 404, administrator: 404 } as const

/** The settings of a team, its administrators, and what is recorded about both. */
export const teamOperations: Readonly<Record<string, Operation>> = {
  readOperations: ofOwnTeam(),
  listChanges: ofOwnTeam(),
  exportChanges: ofOwnTeam(),
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
}
