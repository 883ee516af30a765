import { entryPathOf } from '@laurel/contract/browser/entryPaths.ts'
import { withoutJsonSchemas } from '@laurel/contract/browser/withoutJsonSchemas.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { outlinePages } from './app/outline/outlinePages.ts'

const api = process.env.LAUREL_API ?? 'http://127.0.0.1:3000'

/** In development, serves the page of the entry at its addresses, as the API does with the build. */
const entryPages: Plugin = {
  name: 'entry-pages',
  configureServer: server => {
    server.middlewares.use((request, _response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      if (entryPathOf(pathname) !== undefined) request.url = `/signIn.html${search}`
      next()
    })
  },
}

const forms = /admin-ui\/elements\/(?:form|action)\/|node_modules\/@hookform\//

/**
 * What the sign-in and the first script of the administration load stays apart from the administration itself, in few
 * files: browsers ask for six at a time.
 */
const chunks = [
  {
    name: 'start',
    test: /admin-ui\/(?:app\/outline\/(?:start|earlyCalls|shownOutline)\.ts|app\/access\/adminMemory|entry\/theme\/chosenScheme)|contract\/wire\/session/,
  },
  {
    name: 'base',
    test: /node_modules\/(?:react|react-dom|scheduler|zod|eventsource-parser)\/|preload-helper|rolldown\/runtime/,
  },
  // Billing, integrations, celebrations, webhooks, the radar, tax, books and figures are far from the first page.
  {
    name: 'contract',
    test: /\/(?:api\/contract\/(?!billing\/(?!planFeatures)|rewards\/(?:vendors|itemImages|teamItem)|awards\/(?:competition|nomination|undoAward)|recognition\/undoShoutout|people\/(?:proposedAdjustments|countries|segments?)|reports\/(?:explanations|ledgerEntries)|team\/integration|celebrations\/|reports\/(?:insights|fairness|exports|books|ownTaxYear|taxYear)|recognition\/(?:radar|findings)|team\/(?:policySimulation|pointsExpiry|chartOfAccounts|taxRule)|developers\/|operations\/)|ledger\/(?!radar|reconciliation|kernel\/(?:month|account)|segments|teams\/(?:outgoingEvents|finance|tax)))/,
    minShareCount: 2,
  },
  {
    name: 'entry',
    test: new RegExp(
      [
        'node_modules/@tanstack/query-core',
        'admin-ui/entry',
        'admin-ui/app/access/(belongsInPortal|roles|adminMemory)',
        'api/contract/(?:browser/fillText|wire/languages)',
        'admin-ui/app/connection',
        'admin-ui/app/shell/LaurelLeaves',
        'admin-ui/app/theme/fonts',
        'admin-ui/messages/(withParts|english/(action|shell|signIn))',
      ].join('|'),
    ),
    minShareCount: 2,
  },
  // The first script of the administration says that a page did not load.
  { name: 'shellTexts', test: /admin-ui\/messages\/(?:shownTexts|english\/shell)\.ts/ },
  { name: 'laterTexts', test: /admin-ui\/messages\/laterTexts\.ts/ },
  // Not every first page has a form: what checks one and shows its refusals comes with the first page that has.
  { name: 'admin', test: (id: string) => !forms.test(id), minShareCount: 9 },
  { name: 'forms', test: forms, minShareCount: 9 },
  // Small parts of many lists, in one file.
  {
    name: 'lists',
    test: /admin-ui\/(?:elements\/list\/(?:SearchField|ListSearch)|team\/history|reports\/activity\/useSaveFile)|icons-material\/(?:FileDownload|Upload)Outlined/,
    minShareCount: 3,
  },
].map((chunk, index) => ({ ...chunk, priority: 10 - index }))

/** The API serves the build at `/` under a policy that forbids inline scripts and data addresses. */
export default defineConfig({
  plugins: [react(), withoutJsonSchemas, entryPages, outlinePages],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: ['index.html', 'signIn.html'],
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: { proxy: { '/v1': api, '/banners': api } },
})
