import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Compiles the client to JavaScript with its types, for programs outside this project. */
export const buildClient = (folder: string): void => {
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'api/client'), '--outDir', folder],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
}
