import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { referencePages } from './referencePages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.each(referencePages)('$path says what the code says', async ({ path, write }) => {
  const isUpToDate = readFileSync(join(root, path), 'utf8') === (await write())
  expect(isUpToDate, `${path} is out of date. Run: npm run reference`).toBe(true)
})
