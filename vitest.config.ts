import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const server = '{ledger,projections,api,scripts}/**/*.spec.ts'
const screens = '{admin-ui,portal-ui}/**/*.spec.{ts,tsx}'

// Programs that specs start again find their modules compiled.
const compiled = fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

const common = {
  exclude: ['**/node_modules/**'],
  globalSetup: ['scripts/database/vitestSetup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // The log of an installation is not for specs, nor for the programs that they start.
  env: { EVENTSTORE_URL: '', NODE_COMPILE_CACHE: compiled },
}

export default defineConfig({
  test: {
    // One works while another waits for a database, a browser's clock or a program that starts.
    maxWorkers: 2,
    projects: [
      // Specs share what they import: nothing there keeps state, and loading it anew takes most of the time.
      { test: { ...common, name: 'server', include: [server], isolate: false } },
      // Those of screens share a page, too, and clean it up behind them.
      { test: { ...common, name: 'screens', include: [screens], isolate: false } },
    ],
  },
})
