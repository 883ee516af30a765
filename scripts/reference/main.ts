import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { referencePages } from './referencePages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

for (const { path, write } of referencePages) {
  writeFileSync(join(root, path), await write())
  process.stderr.write(`Wrote ${path}\n`)
}
