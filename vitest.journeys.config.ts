import { defineConfig } from 'vitest/config'

/** What people do, in a browser: a whole Laurel runs for each file, so that files take turns. */
export default defineConfig({
  test: {
    include: ['scripts/journeys/**/*.e2e.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['scripts/database/vitestSetup.ts'],
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // The log of an installation is not for journeys.
    env: { EVENTSTORE_URL: '' },
  },
})
