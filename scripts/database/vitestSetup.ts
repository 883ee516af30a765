import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { startContainerCluster } from './containerCluster.ts'
import { startTestCluster } from './testCluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address that answers with the connection string of the test server. */
    testDatabaseDesk: string
  }
}

/**
 * Vitest runs this once before all workers. It serves the address of the one test server, which starts at the first
 * request, so that a run of pure specs starts none. TEST_DATABASE_URL names another server; TEST_CONTAINERS=1 runs it in
 * a container.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const desk = openDesk(process.env.TEST_DATABASE_URL)
  project.provide('testDatabaseDesk', await desk.address)
  return desk.close
}

function openDesk(given: string | undefined) {
  let cluster: ReturnType<typeof startContainerCluster> | undefined
  async function urlOfServer(): Promise<string> {
    if (given) return given
    cluster ??= process.env.TEST_CONTAINERS ? startContainerCluster() : startTestCluster()
    return (await cluster).url
  }
  const desk = createServer((_, response) => {
    urlOfServer().then(
      url => response.end(url),
      error => response.writeHead(503).end(String(error)),
    )
  })
  const address = new Promise<string>((resolve, reject) => {
    desk.once('error', reject)
    desk.listen(0, '127.0.0.1', () => {
      const bound = desk.address()
      resolve(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : bound}`)
    })
  })
  async function close(): Promise<void> {
    desk.close()
    desk.closeAllConnections()
    const started = await cluster?.catch(() => undefined)
    await started?.stop()
  }
  return { address, close }
}
