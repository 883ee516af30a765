import type { TestProject } from 'vitest/node'
import { startTestCluster } from './testCluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabaseUrl: string
  }
}

/**
 * Vitest runs this once before all workers: one server for all of them, TEST_DATABASE_URL when it is set.
 * Runs of pure specs alone start none.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('testDatabaseUrl', given)
    return undefined
  }
  const cluster = await startTestCluster()
  project.provide('testDatabaseUrl', cluster.url)
  return () => cluster.stop()
}
