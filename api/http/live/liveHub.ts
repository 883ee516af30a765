import { Readable } from 'node:stream'
import type { LiveMessage } from '@laurel/contract/live.ts'
import type { ProjectedNotice } from '@laurel/projections/runner/notice.ts'

/** Who listens, and how to find out what they have. */
type Listener = { readonly teamId: string; readonly memberId: string; readonly stream: Readable }

export type Balance = {
  readonly redeemable: number
  readonly owed: number
  readonly shoutoutAllowance: number
}

export type LiveHub = {
  /** A stream of server-sent events for one member, until it is closed or `until`. */
  listen(member: { teamId: string; memberId: string; until: Date }): Readable
  /** Tells whom a notice concerns. */
  tell(notice: ProjectedNotice): Promise<void>
  /** Ends every stream. */
  close(): void
}

const heartbeatMilliseconds = 20_000
/** Someone who does not read any more is let go; they connect again. */
const unreadBytesMax = 64 * 1024

/** Keeps the open streams. `balanceOf` answers what a member has now. */
export const createLiveHub = (
  balanceOf: (teamId: string, memberId: string) => Promise<Balance | null>,
): LiveHub => {
  const listeners = new Set<Listener>()
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

    tell: async ({ position, teamIds, memberIds }) => {
      for (const { teamId, memberId, stream } of listeners) {
        if (teamIds && !teamIds.includes(teamId)) continue
        send(stream, { type: 'projected', position })
        if (memberIds && !memberIds.includes(memberId)) continue
        const balance = await balanceOf(teamId, memberId)
        if (balance) send(stream, balanceMessage(position, balance))
      }
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
