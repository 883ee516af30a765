import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildClient } from './buildClient.ts'
import { callTypes } from './callTypes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

rmSync(join(root, 'api/client/calls'), { recursive: true, force: true })
for (const { path, text } of await callTypes()) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
buildClient(join(root, 'api/client/dist'))
process.stderr.write('Built api/client. Pack it with: npm pack --workspace @laurel/client\n')
