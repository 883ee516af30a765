import { me } from '@laurel/contract/people/me.ts'
import { giveShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import type { Sent } from '@laurel/contract/wire/address.ts'
import type { Home } from './home.ts'
import { asking, type Operation, ofOwnTeam, settingsOf } from './operation.ts'

/** Thanks between Ben and Cleo alone. */
const reaction = async ({ ben, cleo, accepted }: Home): Promise<Sent> => {
  const body = { for_user_ids: [cleo.memberId], points_each: 1 }
  const given = giveShoutout.response.parse(await accepted(ben, giveShoutout, { body }))
  await accepted(ben, me, { query: { after: given.position } })
  return { params: { id: given.shoutout_id, emoji: '🎉' } }
}

const unknownFinding = { params: { id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' } } as const
const notThere = { foreignAdministrator: 404, administrator: 404 } as const

/** The operations of the home of thanks, and of what people say about themselves. */
export const recognitionOperations: Readonly<Record<string, Operation>> = {
  listThanks: ofOwnTeam(),
  reactToThanks: asking(reaction, { channelManager: 404, administrator: 404 }),
  // A reaction that was never there counts as taken back.
  takeReactionBack: asking(reaction, { foreignAdministrator: 200 }),
  givingOptions: ofOwnTeam(),
  findColleagues: ofOwnTeam(),
  findGifs: ofOwnTeam({ query: { q: 'party' } }),
  readRadar: ofOwnTeam(),
  backTestRadar: ofOwnTeam({ query: { signal: 'pair', threshold: '75' } }),
  lookBack: ofOwnTeam(),
  setRadarSignal: ofOwnTeam({ params: { signal: 'pair' }, body: { is_on: true, threshold: 75 } }),
  listFindings: ofOwnTeam(),
  readFinding: ofOwnTeam(unknownFinding, notThere),
  dismissFinding: ofOwnTeam({ ...unknownFinding, body: { reason: 'They share a project.' } }, notThere),
  reopenFinding: ofOwnTeam(unknownFinding, notThere),
  explainOwnPoints: ofOwnTeam(),
  listOwnLots: ofOwnTeam(),
  getOwnBirthday: ofOwnTeam(),
  saveOwnBirthday: settingsOf({ birthday: '03-14', is_private: true }),
}
