import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutJsonSchemas } from './withoutJsonSchemas.ts'

/** The API serves the build at `/redeem` under a policy that forbids inline scripts and data addresses. */
export default defineConfig({
  base: '/redeem/',
  plugins: [react(), withoutJsonSchemas],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/v1': process.env.LAUREL_API ?? 'http://127.0.0.1:3000' } },
})
