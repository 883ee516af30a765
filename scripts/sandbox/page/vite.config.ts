import { defineConfig } from 'vite'

/** Builds one script with a fixed name; the sandbox serves the other files of the page as they are. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'scripts/main.tsx', output: { entryFileNames: 'main.js' } },
  },
})
