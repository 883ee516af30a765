import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{ledger,projections,api,admin-ui,portal-ui,scripts}/**/*.spec.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    testTimeout: 20_000,
  },
})
