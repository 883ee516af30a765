import { connect } from 'node:net'
import type { Header } from './oddities.ts'

export type WireRequest = {
  readonly method: string
  readonly target: string
  readonly headers: readonly Header[]
  readonly body: Buffer
}

/** `status` is undefined where the connection ended without an answer. */
export type WireAnswer = { readonly status: number | undefined; readonly text: string }

const patienceMilliseconds = 15_000
const textLengthMax = 100_000

/** Sends bytes as they are. HTTP clients refuse to send many of the requests that attackers send. */
export const send = async (origin: string, request: WireRequest): Promise<WireAnswer> => {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('latin1')
  socket.setTimeout(patienceMilliseconds, () => socket.destroy())
  // A reset is one of the ends of a connection; the answer before it counts.
  socket.on('error', () => undefined)
  socket.on('data', (chunk: string) => {
    if (text.length < textLengthMax) text += chunk
    if (text.includes('text/event-stream')) socket.destroy()
  })
  socket.write(bytesOf(request))
  await new Promise(resolve => socket.once('close', resolve))
  const status = /^HTTP\/1\.1 (?!100)(\d{3})/m.exec(text)?.[1]
  return { status: status === undefined ? undefined : Number(status), text }
}

const bytesOf = ({ method, target, headers, body }: WireRequest): Buffer => {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: laurel',
    'Connection: close',
    ...(body.length > 0 ? [`Content-Length: ${body.length}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body])
}
