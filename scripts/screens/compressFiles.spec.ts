import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressFiles } from './compressFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-screens-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = 'export const thanks = "Thank you"\n'.repeat(100)

test('a build has a Brotli and a gzip variant beside each text file that is worth it', async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/main-a1.js'), script)
  writeFileSync(join(folder, 'assets/inter-a1.woff2'), script)
  writeFileSync(join(folder, 'index.html'), '<title>Small</title>')
  await compressFiles(folder)
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()).toEqual([
    'assets',
    'assets/inter-a1.woff2',
    'assets/main-a1.js',
    'assets/main-a1.js.br',
    'assets/main-a1.js.gz',
    'index.html',
  ])
  const main = join(folder, 'assets/main-a1.js')
  expect(brotliDecompressSync(readFileSync(`${main}.br`)).toString()).toBe(script)
  expect(gunzipSync(readFileSync(`${main}.gz`)).toString()).toBe(script)
})
