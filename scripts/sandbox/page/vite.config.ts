import { defineConfig } from 'vite'

/**
 * Builds scripts with fixed names; the sandbox serves the other files as they are. Those of Stripe import nothing of the
 * page, so that each is one file.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        main: 'scripts/main.tsx',
        stripe: 'stripe/stripe.ts',
        stripeFrame: 'stripe/frame.ts',
        stripeBank: 'stripe/bank.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
