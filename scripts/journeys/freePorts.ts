import { createServer } from 'node:net'

/** Of Laurel itself and of its sandbox. */
export type Ports = { readonly port: number; readonly sandboxPort: number }

/** Two different free ports. The first is held until the second is found. */
export const freePorts = async (): Promise<Ports> => {
  const [one, other] = await Promise.all([listen(), listen()])
  const ports = { port: portOf(one), sandboxPort: portOf(other) }
  await Promise.all([one, other].map(server => new Promise(resolve => server.close(resolve))))
  return ports
}

const portOf = (server: ReturnType<typeof createServer>): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A server on TCP has a port.')
  return address.port
}

const listen = (): Promise<ReturnType<typeof createServer>> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
