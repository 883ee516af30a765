import type { Sent } from '@laurel/contract/wire/address.ts'
import type { Actor } from './actors.ts'
import type { Home } from './home.ts'

export type Statuses = Partial<Record<Actor, number>>

/** The request of an operation for the data of a team, and the statuses that do not follow from the declared access. */
export type Operation = { readonly sent: (home: Home) => Sent | Promise<Sent>; readonly statuses?: Statuses }

export const asking = (sent: Operation['sent'], statuses: Statuses = {}): Operation => ({ sent, statuses })
/** The request names nothing of the home, so that another team's administrator gets an answer about their own team. */
export const ofOwnTeam = (sent: Sent = {}, statuses: Statuses = {}): Operation => ({
  sent: () => sent,
  statuses: { foreignAdministrator: 200, ...statuses },
})
export const settingsOf = (body: unknown): Operation => ofOwnTeam({ body })

/** A public operation answers every caller alike, except those named. */
export const toAll = (status: number, sent: Sent = {}, others: Statuses = {}): Operation => ({
  sent: () => sent,
  statuses: {
    stranger: status,
    deactivated: status,
    expired: status,
    revoked: status,
    foreignAdministrator: status,
    member: status,
    channelManager: status,
    administrator: status,
    ...others,
  },
})
