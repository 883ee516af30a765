import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type SlowCallers = {
  /** Sends the next byte of every request. */
  readonly drip: (byte: string) => void
  /** The status lines of those that were answered, and `cut` for those that were not. */
  readonly ended: () => Promise<readonly string[]>
  readonly hangUp: () => void
}

/** Opens connections that send the beginning of a request and do not finish it. */
export const callSlowly = async (origin: string, count: number, beginning: string): Promise<SlowCallers> => {
  const { hostname, port } = new URL(origin)
  const callers = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      return { socket, ended: answerOf(socket) }
    }),
  )
  for (const { socket } of callers) socket.write(beginning)
  return {
    drip: byte => {
      for (const { socket } of callers) if (socket.writable) socket.write(byte)
    },
    ended: () => Promise.all(callers.map(({ ended }) => ended)),
    hangUp: () => {
      for (const { socket } of callers) socket.destroy()
    },
  }
}

const answerOf = async (socket: Socket): Promise<string> => {
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  // A connection that is cut is one of the expected ends.
  socket.on('error', () => undefined)
  await new Promise(resolve => socket.once('close', resolve))
  return answer.split('\r\n', 1)[0] || 'cut'
}

/** The head of a request that declares a body. */
export const headOf = (path: string, bodyBytes: number, headers: readonly string[] = []): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: laurel',
    'Content-Type: application/json',
    `Content-Length: ${bodyBytes}`,
    ...headers,
    '',
    '',
  ].join('\r\n')
