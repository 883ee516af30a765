import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.LAUREL_API ?? 'http://127.0.0.1:3000'

/** The API serves the build at `/` under a policy that forbids inline scripts and data addresses. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
  },
  server: { proxy: { '/v1': api, '/banners': api } },
})
