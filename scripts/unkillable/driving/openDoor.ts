import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Door = {
  /** The database as seen through the door. */
  readonly url: string
  /** Cuts every connection and refuses new ones, as a database that is gone. */
  readonly close: () => Promise<void>
  /** Lets nothing through in either direction, as a network that swallows packets. */
  readonly freeze: () => void
  readonly open: () => Promise<void>
}

/** A proxy to a database that can be closed for one client while the database serves all others. */
export const openDoor = async (databaseUrl: string): Promise<Door> => {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false

  const keep = (socket: Socket): void => {
    sockets.add(socket)
    // Cut connections are expected.
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (isFrozen) socket.pause()
  }
  const server = createServer(inside => {
    const outside = connect(Number(port), hostname)
    inside.on('close', () => outside.destroy())
    outside.on('close', () => inside.destroy())
    inside.on('data', chunk => outside.write(chunk))
    outside.on('data', chunk => inside.write(chunk))
    keep(inside)
    keep(outside)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A server on TCP has a port.')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)

  const close = async (): Promise<void> => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const open = async (): Promise<void> => {
    isFrozen = false
    for (const socket of sockets) socket.resume()
    if (server.listening) return
    server.listen(address.port, '127.0.0.1')
    await once(server, 'listening')
  }
  const freeze = (): void => {
    isFrozen = true
    for (const socket of sockets) socket.pause()
  }
  return { url: url.href, close, freeze, open }
}
