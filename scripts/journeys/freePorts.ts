import { createServer } from 'node:net'

/** Ports nobody listens on, as many as asked for. They are held until all are found, so that each is another. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const servers = await Promise.all(Array.from({ length: count }, listen))
  const ports = servers.map(server => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('A server on TCP has a port.')
    return address.port
  })
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  return ports
}

const listen = (): Promise<ReturnType<typeof createServer>> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
