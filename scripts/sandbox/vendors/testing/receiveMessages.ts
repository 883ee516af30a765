import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type ReceivedMessage = {
  /** The raw body: signatures cover its bytes. */
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** Receives what vendors send, at one address per vendor. */
export const receiveMessages = async () => {
  const received = new Map<string, ReceivedMessage[]>()
  const receive = async (request: IncomingMessage): Promise<void> => {
    const { url = '', headers } = request
    const texts = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')])
    const message = { body: await buffer(request), headers: Object.fromEntries(texts) }
    received.set(url, [...(received.get(url) ?? []), message])
  }
  const server = createServer((request, response) => {
    receive(request).then(
      () => response.writeHead(200).end(),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.')
  let addresses = 0
  return {
    /** An address of its own, and what arrived there. */
    open: () => {
      addresses += 1
      const path = `/${addresses}`
      return { url: `http://127.0.0.1:${address.port}${path}`, messages: () => received.get(path) ?? [] }
    },
    close: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
