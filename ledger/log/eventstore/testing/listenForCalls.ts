import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { type Server, ServerCredentials } from '@grpc/grpc-js'

/** Listens on 127.0.0.1 and hands every connection to the gRPC server, so that connections can be counted and cut. */
export const listenForCalls = async (server: Server, port: number, onChange: () => void) => {
  const sockets = new Map<string, Socket>()
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure())

  const listener = createServer(socket => {
    const peer = `${socket.remoteAddress}:${socket.remotePort}`
    sockets.set(peer, socket)
    // A cut connection fails on this side, too.
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(peer)
      onChange()
    })
    injector.injectConnection(socket)
    onChange()
  })
  listener.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')

  return {
    port: address.port,
    connections: (): number => sockets.size,
    cut: (peer: string): void => void sockets.get(peer)?.resetAndDestroy(),
    cutAll: (): void => {
      for (const socket of sockets.values()) socket.resetAndDestroy()
    },
  }
}

export type Listening = Awaited<ReturnType<typeof listenForCalls>>
