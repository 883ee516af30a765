import { withoutJsonSchemas } from '@laurel/contract/browser/withoutJsonSchemas.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What only purchases and forms need: no part of the first page, however many pages share it. */
const onDemand =
  /ConfirmPurchase|usePurchase|elements\/Field|portal-ui\/statement|reports\/ownTaxYear|team\/taxRule|teams\/tax|rewards\/(?:redeemReward|catalogItem|itemImages)|people\/countries/

const own = /\/(?:api\/contract|ledger|portal-ui)\//

/** What most pages share comes in few files: browsers ask for six at a time. */
const chunks = [
  { name: 'base', test: /node_modules\/(?!@fontsource)|preload-helper|rolldown\/runtime/ },
  { name: 'shared', test: (id: string) => own.test(id) && !onDemand.test(id), minShareCount: 6 },
  // What the catalogs show on the first page, which waits for all of it.
  { name: 'sections', test: /\/HomeSection\.tsx$/ },
].map((chunk, index) => ({ ...chunk, priority: 10 - index }))

/** CSS modules that compose another one have no file in PostCSS, which Vite takes for the mistake of a plugin. */
const quietComposition: Plugin = {
  name: 'quiet-composition',
  configResolved: ({ logger }) => {
    const warnOnce = logger.warnOnce.bind(logger)
    logger.warnOnce = (message, options) => {
      if (!message.includes('did not pass the `from` option')) warnOnce(message, options)
    }
  },
}

/** The API serves the build at `/redeem` under a policy that forbids inline scripts and data addresses. */
export default defineConfig({
  base: '/redeem/',
  plugins: [react(), withoutJsonSchemas, quietComposition],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { proxy: { '/v1': process.env.LAUREL_API ?? 'http://127.0.0.1:3000' } },
})
