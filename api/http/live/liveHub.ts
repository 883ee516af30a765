import { Readable } from 'node:stream'
import type { LiveMessage } from '@laurel/contract/wire/live.ts'
import type { ProjectedNotice } from '@laurel/projections/engine/waiting/notice.ts'

/** Who listens, and how to find out what they have. */
type Listener = { readonly teamId: string; readonly memberId: string; readonly stream: Readable }

export type Balance = {
  readonly memberId: string
  readonly redeemable: number
  readonly owed: number
  readonly shoutoutAllowance: number
}

export type LiveHub = {
  /** A stream of server-sent events for one member, until it is closed or `until`. */
  listen(member: { teamId: string; memberId: string; until: Date }): Readable
  /** Tells the balances that a notice concerns to those who have them. */
  tellBalances(notice: ProjectedNotice): Promise<void>
  /** Tells the teams that a notice concerns that read models moved. */
  tellMoved(notice: ProjectedNotice): Promise<void>
  /** Ends every stream. */
  close(): void
}

const heartbeatMilliseconds = 20_000
/** Someone who does not read any more is let go; they connect again. */
const unreadBytesMax = 64 * 1024

/** Keeps the open streams. `balancesOf` answers what members of a team have now, all in one question. */
export const createLiveHub = (
  balancesOf: (teamId: string, memberIds: readonly string[]) => Promise<readonly Balance[]>,
): LiveHub => {
  const listeners = new Set<Listener>()
  const concerned = ({ teamIds, memberIds }: ProjectedNotice): Listener[] =>
    [...listeners].filter(
      ({ teamId, memberId }) =>
        (!teamIds || teamIds.includes(teamId)) && (!memberIds || memberIds.includes(memberId)),
    )
  const heartbeat = setInterval(() => {
    for (const { stream } of listeners) write(stream, ': still here\n\n')
  }, heartbeatMilliseconds)
  heartbeat.unref()

  return {
    listen: ({ teamId, memberId, until }) => {
      const stream = new Readable({ read: () => undefined })
      const listener = { teamId, memberId, stream }
      const end = setTimeout(() => stream.push(null), until.getTime() - Date.now())
      stream.once('close', () => {
        clearTimeout(end)
        listeners.delete(listener)
      })
      listeners.add(listener)
      write(stream, ': connected\n\n')
      return stream
    },

    tellBalances: async notice => {
      const teams = Map.groupBy(concerned(notice), ({ teamId }) => teamId)
      for (const [teamId, members] of teams) {
        const memberIds = new Set(members.map(({ memberId }) => memberId))
        const balances = await balancesOf(teamId, [...memberIds])
        const byMember = new Map(balances.map(balance => [balance.memberId, balance]))
        for (const { memberId, stream } of members) {
          const balance = byMember.get(memberId)
          if (balance) send(stream, balanceMessage(notice.position, balance))
        }
      }
    },

    tellMoved: async notice => {
      const { position } = notice
      for (const { stream } of concerned({ ...notice, memberIds: null }))
        send(stream, { type: 'projected', position })
    },

    close: () => {
      clearInterval(heartbeat)
      for (const { stream } of listeners) stream.push(null)
    },
  }
}

const balanceMessage = (position: number, { redeemable, owed, shoutoutAllowance }: Balance): LiveMessage => ({
  type: 'balance',
  position,
  redeemable_points: redeemable,
  owed_points: 0 - owed,
  shoutout_allowance_remaining: shoutoutAllowance,
})

const send = (stream: Readable, message: LiveMessage): void =>
  write(stream, `data: ${JSON.stringify(message)}\n\n`)

const write = (stream: Readable, text: string): void => {
  if (stream.destroyed || stream.readableEnded) return
  if (stream.readableLength > unreadBytesMax) stream.destroy()
  else stream.push(text)
}
