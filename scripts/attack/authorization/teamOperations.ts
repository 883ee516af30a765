import { asking, type Operation, ofOwnTeam, settingsOf } from './operation.ts'

const onePixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const logo = (): FormData => {
  const form = new FormData()
  form.append('logo', new Blob([Buffer.from(onePixel, 'base64')], { type: 'image/gif' }), 'logo.gif')
  return form
}

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
}
