import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers'
import { refuseProductLog } from './testing/refuseProductLog.ts'

export type Engine =
  | { readonly kind: 'running'; readonly url: string; readonly stop: () => Promise<unknown> }
  | { readonly kind: 'none'; readonly reason: string }

const image = 'docker.eventstore.com/eventstore/eventstoredb-ee:24.10.4'
const httpPort = 2113

const settings = {
  EVENTSTORE_INSECURE: 'true',
  EVENTSTORE_CLUSTER_SIZE: '1',
  EVENTSTORE_NODE_PORT: String(httpPort),
  EVENTSTORE_TELEMETRY_OPTOUT: 'true',
}

/** An EventStoreDB for specs and benchmarks: the one at TEST_EVENTSTORE_URL, else one in Docker, else none. */
export const findEngine = async (options: { readonly isDurable?: boolean } = {}): Promise<Engine> => {
  const given = process.env.TEST_EVENTSTORE_URL
  if (given) {
    await refuseProductLog(given)
    return { kind: 'running', url: given, stop: async () => {} }
  }
  const hasDocker = await getContainerRuntimeClient().then(
    () => true,
    () => false,
  )
  if (!hasDocker)
    return {
      kind: 'none',
      reason:
        'EventStoreDB is left out: TEST_EVENTSTORE_URL is not set and Docker does not answer. ' +
        'Start Docker, or name an EventStoreDB that holds nothing of value.',
    }
  const container = await new GenericContainer(image)
    .withEnvironment({ ...settings, EVENTSTORE_MEM_DB: options.isDurable ? 'false' : 'true' })
    .withExposedPorts(httpPort)
    .withWaitStrategy(Wait.forHttp('/health/live', httpPort).forStatusCode(204))
    .start()
  const url = `esdb://${container.getHost()}:${container.getMappedPort(httpPort)}?tls=false`
  return { kind: 'running', url, stop: () => container.stop() }
}
