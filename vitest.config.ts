import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{ledger,projections,api,admin-ui,portal-ui,scripts}/**/*.spec.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['scripts/database/vitestSetup.ts'],
    testTimeout: 20_000,
  },
})
