import { Readable } from 'node:stream'
import type { LiveMessage } from '@laurel/contract/wire/live.ts'
import type { ProjectedNotice } from '@laurel/projections/engine/waiting/notice.ts'

/** A member who listens with a session, and whether as an administrator. */
export type LiveReader = {
  readonly teamId: string
  readonly memberId: string
  readonly sessionId: string
  readonly isAdmin: boolean
}

/** What members may do now; a member who is missing may do nothing. */
export type Standing = { readonly memberId: string; readonly isActive: boolean; readonly isAdmin: boolean }

/** Who listens, and how to find out what they have. */
type Listener = LiveReader & { readonly stream: Readable }

export type Balance = {
  readonly memberId: string
  readonly redeemable: number
  readonly owed: number
  readonly shoutoutAllowance: number
}

export type LiveHub = {
  /** A stream of server-sent events for one member, until it is closed or `until`. */
  listen(reader: LiveReader & { readonly until: Date }): Readable
  /** Tells the balances that a notice concerns to those who have them. */
  tellBalances(notice: ProjectedNotice): Promise<void>
  /** Tells the teams that a notice concerns that read models moved. */
  tellMoved(notice: ProjectedNotice): Promise<void>
  /** Tells everyone whether the read models are catching up, also those who connect later. */
  tellCatchingUp(isCatchingUp: boolean): void
  /** Ends the streams of a session. */
  endSession(sessionId: string): void
  /** Ends the streams of members who left or lost a role, of those that a notice concerns. */
  endRefused(notice: ProjectedNotice): Promise<void>
  /** Ends the streams whose sessions are over; for after a time without notifications. */
  endStopped(stands: (reader: LiveReader) => Promise<boolean>): Promise<void>
  /** Ends every stream. */
  close(): void
}

const heartbeatMilliseconds = 20_000
/** Someone who does not read any more is let go; they connect again. */
const unreadBytesMax = 64 * 1024

/** The questions about members of a team, each for many members at once. */
export type LiveQueries = {
  readonly balancesOf: (teamId: string, memberIds: readonly string[]) => Promise<readonly Balance[]>
  readonly standingsOf: (teamId: string, memberIds: readonly string[]) => Promise<readonly Standing[]>
}

/** Keeps the open streams. */
export const createLiveHub = ({ balancesOf, standingsOf }: LiveQueries): LiveHub => {
  const listeners = new Set<Listener>()
  let catchingUp: LiveMessage = { type: 'catching_up', is_catching_up: false }
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
    listen: ({ until, ...reader }) => {
      const stream = new Readable({ read: () => undefined })
      const listener = { ...reader, stream }
      const end = setTimeout(() => stream.push(null), until.getTime() - Date.now())
      stream.once('close', () => {
        clearTimeout(end)
        listeners.delete(listener)
      })
      listeners.add(listener)
      write(stream, ': connected\n\n')
      send(stream, catchingUp)
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

    tellCatchingUp: isCatchingUp => {
      catchingUp = { type: 'catching_up', is_catching_up: isCatchingUp }
      for (const { stream } of listeners) send(stream, catchingUp)
    },

    endSession: sessionId => {
      for (const listener of listeners) if (listener.sessionId === sessionId) listener.stream.push(null)
    },

    endRefused: async notice => {
      const teams = Map.groupBy(concerned(notice), ({ teamId }) => teamId)
      for (const [teamId, readers] of teams) {
        const memberIds = [...new Set(readers.map(({ memberId }) => memberId))]
        const standings = new Map(
          (await standingsOf(teamId, memberIds)).map(standing => [standing.memberId, standing]),
        )
        for (const { memberId, isAdmin, stream } of readers) {
          const standing = standings.get(memberId)
          if (!standing?.isActive || (isAdmin && !standing.isAdmin)) stream.push(null)
        }
      }
    },

    endStopped: async stands => {
      await Promise.all(
        [...listeners].map(async listener => {
          if (!(await stands(listener))) listener.stream.push(null)
        }),
      )
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
