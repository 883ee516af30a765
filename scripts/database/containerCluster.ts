import type { RunningDatabase } from '@laurel/api/server/embeddedDatabase/startDatabase.ts'
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers'

const image = 'postgres:18'
const password = 'laurel'
const port = 5432

/**
 * PostgreSQL in a container, for test runs that ask for it with TEST_CONTAINERS=1: the same specs on the image that
 * production uses. Says why when Docker does not answer.
 */
export async function startContainerCluster(): Promise<Pick<RunningDatabase, 'url' | 'stop'>> {
  await getContainerRuntimeClient().catch((error: unknown) => {
    throw new Error('TEST_CONTAINERS asks for Docker, which does not answer. Start it, or leave it out.', {
      cause: error,
    })
  })
  const container = await new GenericContainer(image)
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withCommand(['-c', 'fsync=off', '-c', 'max_connections=200'])
    .withExposedPorts(port)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start()
  return {
    url: `postgres://postgres:${password}@${container.getHost()}:${container.getMappedPort(port)}/postgres`,
    stop: async () => {
      await container.stop()
    },
  }
}
